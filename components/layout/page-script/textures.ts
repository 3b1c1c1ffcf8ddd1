import { firstInteraction, painted, parsed } from './moments';

const page = document.documentElement;

/** Before the visitor does anything, a texture comes if a tenth of its element is in the window. */
const inWindow = { threshold: 0.1 };

/** From the first interaction on, if it is as near as this. */
const near = { rootMargin: '100% 0px 150%' };

const nextFrame = () => new Promise(requestAnimationFrame);

let marked = Promise.resolve();

/** Marks what comes into view: one a frame, since a dozen at once hold the page up. */
function markWithin(
  { threshold = 0, rootMargin = '0px' }: { threshold?: number; rootMargin?: string },
  selector: string,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        // Browsers differ in whether less than the threshold counts.
        if (!isIntersecting || intersectionRatio < threshold) continue;
        observer.unobserve(target);
        marked = marked.then(async () => {
          (target as HTMLElement).dataset.near = '';
          await nextFrame();
        });
      }
    },
    { threshold, rootMargin },
  );
  document.querySelectorAll(selector).forEach((element) => observer.observe(element));
  return observer;
}

/**
 * Sets `data-near` on each `[data-texture]` element when its textures are to be fetched; until then only its colours
 * are there (`styles/_textures.scss`). Without scripts all come at once.
 */
export async function loadTextures(): Promise<void> {
  if (page.dataset.withoutScripts !== undefined) return;
  page.dataset.textures = 'near';
  await Promise.all([parsed, Promise.race([painted, firstInteraction])]);
  // The header's is a letter's accent, on every page.
  const first = markWithin(inWindow, '[data-texture]:not(header *)');
  await firstInteraction;
  first.disconnect();
  markWithin(near, '[data-texture]:not([data-near])');
}
