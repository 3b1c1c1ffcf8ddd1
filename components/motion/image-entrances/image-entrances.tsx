'use client';

import { useEffect } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { retryOptional } from '@/lib/retry/retry';

/**
 * Lets the images of the section it stands in enter one after the other, each time they come into
 * view. It belongs at the section's head: framer-motion is fetched when that is near, so as to be
 * there before the first image.
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
