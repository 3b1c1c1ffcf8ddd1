'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { onFirstInteraction } from '@/lib/motion/first-interaction';
import { scrollRests } from '@/lib/motion/scroll-rest';

/**
 * What the scroll itself moves: the strata and the vein. GSAP arrives with the first interaction
 * and is reverted on unmount or when calm is asked for, leaving everything drawn.
 */
export function ScrollScenes() {
  const calm = useCalmMotion();

  useEffect(() => {
    if (calm) return undefined;
    let revert: (() => void) | undefined;
    let unmounted = false;
    const stopWaiting = onFirstInteraction(async () => {
      await scrollRests();
      const { playScenes } = await import('./scenes');
      if (!unmounted) revert = playScenes(document.body);
    });
    return () => {
      unmounted = true;
      stopWaiting();
      revert?.();
    };
  }, [calm]);

  return null;
}
