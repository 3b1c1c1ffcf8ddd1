import { observe } from 'react-intersection-observer';
import { riseOffset, threshold } from '@/styles/tokens/tokens';

type Mark = 'in' | 'out';

interface Watched {
  /** The attribute that selects the elements and takes the mark. */
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
 * Sets each watched attribute to `in` or `out` as its element enters and leaves the view.
 * @returns a function that stops watching and leaves everything visible.
 */
export function watchView(root: ParentNode): () => void {
  const stops = watched.flatMap(({ attribute, options, staysAbove }) =>
    [...root.querySelectorAll(`[${attribute}]`)].map((element) => {
      const mark = (value: Mark) => element.setAttribute(attribute, value);
      const stop = observe(
        element,
        (inView, { boundingClientRect }) => {
          const above = staysAbove && boundingClientRect.bottom <= 0;
          mark(inView || above ? 'in' : 'out');
        },
        options,
      );
      return () => {
        stop();
        mark('in');
      };
    }),
  );
  return () => stops.forEach((stop) => stop());
}
