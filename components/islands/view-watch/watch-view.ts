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

/**
 * Sets each watched attribute to `in` or `out` as its element enters and leaves the view.
 * @returns a function that stops watching and leaves everything visible.
 */
export function watchView(): () => void {
  const stops = watched.flatMap(({ attribute, options, staysIn }) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => {
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
    }),
  );
  return () => stops.forEach((stop) => stop());
}
