'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { watchView } from './watch-view';

/**
 * Marks what enters and leaves the view; style sheets move it. One watcher for the whole page, so that
 * the sections can stay server components. Before the first scroll nothing waits to enter.
 */
export function ViewWatch() {
  const calm = useCalmMotion();

  useEffect(() => {
    if (calm) return undefined;
    let stop: (() => void) | undefined;
    const start = () => {
      stop = watchView();
    };
    addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', start);
      stop?.();
    };
  }, [calm]);

  return null;
}
