import { useSyncExternalStore } from 'react';
import { breakpoint } from '@/styles/tokens/tokens';

function subscribe(onResize: () => void) {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

const narrowWidth = () => (window.innerWidth < breakpoint.phone ? window.innerWidth : null);
const wideOnServer = () => null;

/**
 * The width of a narrow window in CSS pixels; `null` where it is wide and before hydration. The width and
 * not a flag, so that callers notice every change of it; changes of height, as on phones, are ignored.
 */
export function useNarrowWidth(): number | null {
  return useSyncExternalStore(subscribe, narrowWidth, wideOnServer);
}
