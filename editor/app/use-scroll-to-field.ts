import { useEffect, type RefObject } from 'react';
import type { Shows } from '../writing/writing-surface';
import { showField, type Spot } from './show-field';

/** A field to show once its form is rendered. */
export interface Wanted {
  readonly path: string;
  readonly spot?: Spot | undefined;
}

/** How long to wait for the field to be rendered and for its rich text editor to find a word (milliseconds). */
const timeout = 5000;

/** Shows the wanted field as soon as it is rendered. */
export function useScrollToField(
  box: RefObject<HTMLElement | null>,
  wanted: Wanted | undefined,
  surfaces: ReadonlyMap<string, Shows>,
) {
  useEffect(() => {
    if (!wanted?.path) return undefined;
    const { path, spot } = wanted;
    const deadline = performance.now() + timeout;
    let frame = 0;
    function attempt() {
      const isLate = performance.now() > deadline;
      if (box.current && showField(box.current, path, { spot, surfaces, isLate })) return;
      if (!isLate) frame = requestAnimationFrame(attempt);
    }
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [box, wanted, surfaces]);
}
