import { observe } from 'react-intersection-observer';
import { riseOffset, threshold } from '@/styles/tokens/tokens';

interface Watched {
  /** Selects the elements and is set to `in` or `out`. */
  readonly attribute: string;
  readonly options: IntersectionObserverInit;
  /** Whether an element above the window counts as `in`. */
  readonly staysIn?: boolean;
}

const watched: readonly Watched[] = [
  { attribute: 'data-motion-reveal', options: { threshold: threshold.reveal } },
  {
    attribute: 'data-motion-rise',
    options: { rootMargin: `0px 0px -${riseOffset}px 0px` },
    staysIn: true,
  },
  { attribute: 'data-words', options: { threshold: threshold.inView } },
];

/** The elements that move. Their parents, which do not move, are observed. */
const moving = '[data-moves], [data-enter] > :first-child';

/** Half a window above and below the window. */
const near = { rootMargin: '50% 0px' };

/** Sets a watched attribute to `in` or `out` as its element enters and leaves the view. */
function watchEntrance(element: Element, { attribute, options, staysIn }: Watched) {
  const stop = observe(
    element,
    (inView, { boundingClientRect }) => {
      const isIn = inView || (staysIn && boundingClientRect.bottom <= 0);
      element.setAttribute(attribute, isIn ? 'in' : 'out');
    },
    options,
  );
  return () => {
    stop();
    element.setAttribute(attribute, 'in');
  };
}

/**
 * Keeps `data-far` on elements that are not near the window. Only elements near it are hidden before their entrance
 * (`styles/_far.scss`), so that full-page screenshots, archives and assistive tools get the rest of the page.
 */
function watchDistance(element: Element) {
  const mark = (isNear: boolean) => element.toggleAttribute('data-far', !isNear);
  const stop = observe(element.parentElement ?? element, mark, near);
  return () => {
    stop();
    mark(true);
  };
}

/**
 * Marks what moves as it comes near, enters and leaves the view.
 * @returns a function that stops watching and leaves everything visible.
 */
export function watchView(): () => void {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const stops = [
    ...all(moving).map(watchDistance),
    ...watched.flatMap((kind) =>
      all(`[${kind.attribute}]`).map((element) => watchEntrance(element, kind)),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
