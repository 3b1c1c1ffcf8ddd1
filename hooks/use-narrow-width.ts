import { useSyncExternalStore } from 'react';
import { breakpoint } from '@/styles/tokens/tokens';

const watchers = new Set<() => void>();
/** Kept until it changes: to ask the window is to have the page laid out. */
let width: number | undefined;

function follow(): void {
  width = undefined;
  watchers.forEach((tell) => tell());
}

function measure(): number {
  if (width === undefined) window.addEventListener('resize', follow);
  return (width ??= window.innerWidth);
}

function subscribe(onResize: () => void) {
  watchers.add(onResize);
  return () => {
    watchers.delete(onResize);
    if (watchers.size > 0) return;
    window.removeEventListener('resize', follow);
    width = undefined;
  };
}

function narrowWidth() {
  return measure() < breakpoint.phone ? measure() : null;
}

/** Nothing is known before React runs. It runs on a page that is laid out, and soon changes it. */
function unknown() {
  if (typeof window !== 'undefined') measure();
  return null;
}

/**
 * The width of a narrow window in CSS pixels, or `null` where it is wide and before React runs.
 * Phones resize a window's height whenever their bars slide away; that changes nothing here.
 */
export function useNarrowWidth(): number | null {
  return useSyncExternalStore(subscribe, narrowWidth, unknown);
}
