'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { watchRest } from './watch-rest';
import { watchView } from './watch-view';

/**
 * Marks what enters and leaves the view; style sheets move it. One watcher for the whole page, so that
 * the sections can stay server components.
 */
export function ViewWatch() {
  const calm = useCalmMotion();

  useEffect(() => {
    if (calm) return undefined;
    const stops = [watchView(), watchRest()];
    return () => stops.forEach((stop) => stop());
  }, [calm]);

  return null;
}
