import { useEffect, type RefObject } from 'react';
import type { Shows } from '../writing/writing-surface';
import { showField, type Spot } from './show-field';

/** A field that is to be shown once its form is there. */
export interface Wanted {
  readonly path: string;
  readonly spot?: Spot | undefined;
}

/** How long a field that is wanted may take to come, and a surface to find a word, in milliseconds. */
const patience = 5000;

/** Shows a field that is wanted as soon as it is there. */
export function useScrollToField(
  box: RefObject<HTMLElement | null>,
  wanted: Wanted | undefined,
  surfaces: ReadonlyMap<string, Shows>,
) {
  useEffect(() => {
    if (!wanted?.path) return undefined;
    const { path, spot } = wanted;
    const until = performance.now() + patience;
    let frame = 0;
    function attempt() {
      const isLate = performance.now() > until;
      if (box.current && showField(box.current, path, { spot, surfaces, isLate })) return;
      if (!isLate) frame = requestAnimationFrame(attempt);
    }
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [box, wanted, surfaces]);
}
