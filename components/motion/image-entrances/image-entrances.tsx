'use client';

import { useEffect, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';

/**
 * Lets the images of the section it stands in enter one after the other, each time they come into
 * view. framer-motion is fetched when the section is near.
 */
export function ImageEntrances() {
  const calm = useCalmMotion();
  const anchor = useRef<HTMLElement>(null);
  const { ref, inView: near } = useInView({ rootMargin: '400px 0px', triggerOnce: true });

  useEffect(() => {
    const section = anchor.current?.closest('section');
    if (!near || calm || !section) return undefined;
    let stop: (() => void) | undefined;
    let unmounted = false;
    void import('./enter-images').then(({ enterImages }) => {
      if (!unmounted) stop = enterImages(section);
    });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [near, calm]);

  return (
    <i
      ref={(node) => {
        anchor.current = node;
        ref(node);
      }}
      aria-hidden="true"
    />
  );
}
