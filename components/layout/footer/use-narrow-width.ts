import { useSyncExternalStore } from 'react';
import { breakpoint } from '@/styles/tokens/tokens';

const listeners = new Set<() => void>();
/** Cached until the window is resized: reading the window's width may force a layout. */
let width: number | undefined;

function forgetWidth(): void {
  width = undefined;
  listeners.forEach((listener) => listener());
}

function measure(): number {
  if (width === undefined) window.addEventListener('resize', forgetWidth);
  return (width ??= window.innerWidth);
}

function subscribe(onResize: () => void) {
  listeners.add(onResize);
  return () => {
    listeners.delete(onResize);
    if (listeners.size > 0) return;
    window.removeEventListener('resize', forgetWidth);
    width = undefined;
  };
}

function narrowWidth() {
  return measure() < breakpoint.phone ? measure() : null;
}

/** For the server and hydration. Measures early, while the page is laid out and React has not changed it. */
function widthBeforeHydration() {
  if (typeof window !== 'undefined') measure();
  return null;
}

/**
 * The width of a narrow window in CSS pixels; `null` where it is wide and before hydration. The width and
 * not a flag, so that callers notice every change of it; changes of height, as on phones, are ignored.
 */
export function useNarrowWidth(): number | null {
  return useSyncExternalStore(subscribe, narrowWidth, widthBeforeHydration);
}
