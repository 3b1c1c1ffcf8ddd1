'use client';

import { useEffect } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { retryOptional } from '@/lib/load';

/**
 * Lets the images of its section enter one after the other, each time they come into view. Belongs at
 * the section's start: framer-motion is fetched when that comes near, so that it is ready for the images.
 */
export function ImageEntrances() {
  const calm = useCalmMotion();
  const { ref, entry } = useInView({ rootMargin: '400px 0px', triggerOnce: true });
  const section = entry?.isIntersecting ? entry.target.closest('section') : undefined;

  useEffect(() => {
    if (calm || !section) return undefined;
    let stop: (() => void) | undefined;
    let unmounted = false;
    void retryOptional(() => import('./enter-images')).then((engine) => {
      if (!unmounted) stop = engine?.enterImages(section);
    });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [section, calm]);

  return <i ref={ref} aria-hidden="true" />;
}
