import { useEffect } from 'react';

/** Milliseconds before a lost style sheet is asked for again. */
const pause = 500;

/** React shows the next page though its style sheet was lost on the way: then the sheet is fetched again. */
export function useLostStyles(): void {
  useEffect(() => {
    const fetchAgain = ({ target }: Event) => {
      const lost = target as Element;
      // React's own; what an island waits for is fetched again with the island.
      if (lost.matches?.('link[data-precedence]'))
        setTimeout(() => lost.replaceWith(lost.cloneNode()), pause);
    };
    window.addEventListener('error', fetchAgain, { capture: true });
    return () => window.removeEventListener('error', fetchAgain, { capture: true });
  }, []);
}
