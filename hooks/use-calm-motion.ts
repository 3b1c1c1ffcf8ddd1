import { useSyncExternalStore } from 'react';
import { isCalm, subscribeToMotion } from '@/lib/motion-preference/motion-preference';

const calmUntilKnown = () => true;

/**
 * Whether motion is calm, by the system or by the footer's switch. True on the server and in the
 * first render, so that nothing moves before the visitor's wish is known.
 */
export function useCalmMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, isCalm, calmUntilKnown);
}
