import { useSyncExternalStore } from 'react';
import { breakpoint } from '@/styles/tokens/tokens';

function subscribe(onResize: () => void) {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

function narrowWidth() {
  return window.innerWidth < breakpoint.phone ? window.innerWidth : null;
}

const unknown = () => null;

/**
 * The width of a narrow window in CSS pixels, or `null` where it is wide and before React runs.
 * Phones resize a window's height whenever their bars slide away; that changes nothing here.
 */
export function useNarrowWidth(): number | null {
  return useSyncExternalStore(subscribe, narrowWidth, unknown);
}
