import { calmSwitch, reducedMotion } from '@/lib/calm-motion';
import { useMediaQuery } from './use-media-query';
import { useStore } from './use-store';

/**
 * Whether motion is reduced, by the system's setting or the footer's switch. True on the server and in the
 * first render, so that nothing moves before the setting is known.
 */
export function useCalmMotion(): boolean {
  const bySwitch = useStore(calmSwitch, true);
  const bySystem = useMediaQuery(reducedMotion);
  return bySwitch || bySystem;
}
