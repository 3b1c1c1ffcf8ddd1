import { useSyncExternalStore } from 'react';
import { isCalm, subscribeToMotion } from '@/lib/calm-motion';

const calmUntilKnown = () => true;

/**
 * Whether motion is reduced, by the system's setting or the footer's switch. True on the server and in the
 * first render, so that nothing moves before the setting is known.
 */
export function useCalmMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, isCalm, calmUntilKnown);
}
