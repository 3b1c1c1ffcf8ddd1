import { observe } from 'react-intersection-observer';
import { isFarFromView, watchScrollIdle } from '@/lib/motion/scroll-idle';
import { riseOffset, threshold } from '@/styles/tokens/tokens';

interface Watched {
  /** The attribute that selects the elements and takes the mark, `in` or `out`. */
  readonly attribute: string;
  readonly options: IntersectionObserverInit;
  /** Whether an element above the view counts as having been reached. */
  readonly staysAbove: boolean;
}

const watched: readonly Watched[] = [
  {
    attribute: 'data-motion-reveal',
    options: { threshold: threshold.reveal },
    staysAbove: false,
  },
  {
    attribute: 'data-motion-rise',
    options: { rootMargin: `0px 0px -${riseOffset}px 0px` },
    staysAbove: true,
  },
  { attribute: 'data-words', options: { threshold: threshold.inView }, staysAbove: true },
];

/**
 * Sets each watched attribute to `in` or `out` as its element enters and leaves the view. While the page
 * stands still, what is out of reach is `in` too.
 * @returns a function that stops watching and leaves everything visible.
 */
export function watchView(root: ParentNode): () => void {
  /** What is not in view, and its attribute. */
  const waiting = new Map<Element, string>();
  /** What of that is `in` because the page stands. */
  const resting = new Set<Element>();
  let isStanding = false;

  function wait(element: Element, attribute: string, isAway: boolean) {
    const rests = isStanding && isAway;
    if (rests) resting.add(element);
    element.setAttribute(attribute, rests ? 'in' : 'out');
  }

  function stands() {
    isStanding = true;
    // All places before the first mark: asked for in between, each is a layout.
    const away = new Set([...waiting.keys()].filter(isElementAway));
    for (const [element, attribute] of waiting) wait(element, attribute, away.has(element));
  }

  function moves() {
    isStanding = false;
    for (const element of resting) element.setAttribute(waiting.get(element) ?? '', 'out');
    // A jump may have brought one into view in this frame: it has been waiting all along.
    for (const element of resting)
      for (const leaving of element.getAnimations({ subtree: true })) leaving.finish();
    resting.clear();
  }

  const stopTelling = watchScrollIdle({ stands, moves });
  const stops = watched.flatMap(({ attribute, options, staysAbove }) =>
    [...root.querySelectorAll(`[${attribute}]`)].map((element) =>
      observe(
        element,
        (inView, { boundingClientRect, rootBounds }) => {
          if (inView || (staysAbove && boundingClientRect.bottom <= 0)) {
            waiting.delete(element);
            resting.delete(element);
            element.setAttribute(attribute, 'in');
          } else {
            waiting.set(element, attribute);
            wait(element, attribute, isFarFromView(boundingClientRect, rootBounds?.height));
          }
        },
        options,
      ),
    ),
  );
  return () => {
    stopTelling();
    stops.forEach((stop) => stop());
    for (const [element, attribute] of waiting) element.setAttribute(attribute, 'in');
  };
}

function isElementAway(element: Element): boolean {
  return isFarFromView(element.getBoundingClientRect());
}
