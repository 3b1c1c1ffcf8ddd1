'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { watchView } from './watch-view';

/**
 * Marks what enters and leaves the view; style sheets move it. One watcher for the whole page, so that
 * the sections can stay server components.
 */
export function ViewWatch() {
  const pathname = usePathname();
  const calm = useCalmMotion();

  useEffect(() => (calm ? undefined : watchView(document)), [pathname, calm]);

  return null;
}
