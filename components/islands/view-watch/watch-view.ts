import { observe } from 'react-intersection-observer';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import { riseOffset, threshold } from '@/styles/tokens/tokens';

interface Watched {
  /** Selects the elements and is set to `in` or `out`. */
  readonly attribute: string;
  readonly options: IntersectionObserverInit;
  /** Whether an element above the window counts as `in`. */
  readonly staysIn: boolean;
}

const watched: readonly Watched[] = [
  { attribute: 'data-motion-reveal', options: { threshold: threshold.reveal }, staysIn: false },
  {
    attribute: 'data-motion-rise',
    options: { rootMargin: `0px 0px -${riseOffset}px 0px` },
    staysIn: true,
  },
  { attribute: 'data-words', options: { threshold: threshold.inView }, staysIn: false },
];

/**
 * Sets each watched attribute to `in` or `out` as its element enters and leaves the view. While the page is
 * idle, elements far outside the window are `in` too; when scrolling resumes they are `away`, which is `out`
 * without leaving: a jump may bring one into view in that very frame, and it must enter.
 * @returns a function that stops watching and leaves everything visible.
 */
export function watchView(root: ParentNode): () => void {
  /** Elements out of view, with their attribute. */
  const outOfView = new Map<Element, string>();
  /** Those of them that are `in` because the page is idle. */
  const shownWhileIdle = new Set<Element>();
  let isIdle = false;

  function hide(element: Element, attribute: string, isFar: boolean) {
    const isShown = isIdle && isFar;
    if (isShown) shownWhileIdle.add(element);
    element.setAttribute(attribute, isShown ? 'in' : 'out');
  }

  function onIdle() {
    isIdle = true;
    // Measures all before the first change: in turn, each measurement would force a layout.
    const far = new Set([...outOfView.keys()].filter(isElementFar));
    for (const [element, attribute] of outOfView) hide(element, attribute, far.has(element));
  }

  function onScroll() {
    isIdle = false;
    for (const element of shownWhileIdle) {
      element.setAttribute(outOfView.get(element) ?? '', 'away');
    }
    shownWhileIdle.clear();
  }

  const stopWatching = watchScrollIdle({ onIdle, onScroll });
  const stops = watched.flatMap(({ attribute, options, staysIn }) =>
    [...root.querySelectorAll(`[${attribute}]`)].map((element) =>
      observe(
        element,
        (inView, { boundingClientRect, rootBounds }) => {
          if (inView || (staysIn && boundingClientRect.bottom <= 0)) {
            outOfView.delete(element);
            shownWhileIdle.delete(element);
            element.setAttribute(attribute, 'in');
          } else {
            outOfView.set(element, attribute);
            hide(element, attribute, isFarFromView(boundingClientRect, rootBounds?.height));
          }
        },
        options,
      ),
    ),
  );
  return () => {
    stopWatching();
    stops.forEach((stop) => stop());
    for (const [element, attribute] of outOfView) element.setAttribute(attribute, 'in');
  };
}

function isElementFar(element: Element): boolean {
  return isFarFromView(element.getBoundingClientRect());
}
