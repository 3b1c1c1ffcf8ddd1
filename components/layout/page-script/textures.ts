import { firstInteraction, painted, parsed } from './page-events';

const page = document.documentElement;

const all = '[data-texture]';

/** Without the header, whose texture is the accent of the wordmark, on every page. */
const beforeInteraction = `${all}:not(header *)`;

const nextFrame = () => new Promise(requestAnimationFrame);

let marked = Promise.resolve();

/** One per frame: a dozen at once block the page. */
const mark = (element: HTMLElement) =>
  (marked = marked.then(async () => {
    element.dataset.near = '';
    await nextFrame();
  }));

/** Marks each element as soon as the element that `watchedFor` returns for it comes into view. */
function markWithin(
  { threshold = 0, rootMargin = '0px' }: { threshold?: number; rootMargin?: string },
  elements: Iterable<HTMLElement>,
  watchedFor: (element: HTMLElement) => Element = (element) => element,
): IntersectionObserver {
  const waiting = new Map<Element, HTMLElement[]>();
  for (const element of elements) {
    const watched = watchedFor(element);
    waiting.set(watched, [...(waiting.get(watched) ?? []), element]);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        // Browsers differ in whether less than the threshold counts.
        if (!isIntersecting || intersectionRatio < threshold) continue;
        observer.unobserve(target);
        waiting.get(target)?.forEach(mark);
      }
    },
    { threshold, rootMargin },
  );
  for (const watched of waiting.keys()) observer.observe(watched);
  return observer;
}

/** The section of an element: a card of a carousel may be beside the window while its section is in view. */
const sectionOf = (element: HTMLElement) =>
  element.closest('section, article[id], footer') ?? element;

/**
 * Sets `data-near` on each `[data-texture]` element when its textures are to be fetched: until the first interaction
 * when a tenth of it is in the window, then when its section is near. Until then only its colours are there
 * (`styles/_textures.scss`). Without scripts all come at once.
 */
export async function loadTextures(): Promise<void> {
  if (page.dataset.withoutScripts !== undefined) return;
  page.dataset.textures = 'near';
  await Promise.all([parsed, Promise.race([painted, firstInteraction])]);
  const first = markWithin(
    { threshold: 0.1 },
    document.querySelectorAll<HTMLElement>(beforeInteraction),
  );
  await firstInteraction;
  first.disconnect();
  markWithin(
    { rootMargin: '100% 0px 150%' },
    document.querySelectorAll<HTMLElement>(`${all}:not([data-near])`),
    sectionOf,
  );
}
