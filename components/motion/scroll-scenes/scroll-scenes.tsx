'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { onFirstInteraction } from '@/lib/motion/first-interaction';
import { scrollEnd } from '@/lib/motion/scroll-end';
import { retryOptional } from '@/lib/retry/retry';

/** GSAP's half for style sheets is fetched only where they do not move the vein and the logo themselves. */
async function loadScenes() {
  const [{ playScenes }, others] = await Promise.all([
    import('./scenes'),
    CSS.supports('animation-timeline: scroll()') ? undefined : import('./vein-and-logo'),
  ]);
  return () => playScenes(document.body, others?.veinAndLogo);
}

/**
 * What the scroll moves and style sheets cannot: the strata everywhere, vein and large logo where the
 * browser has no scroll timelines. GSAP arrives when the page first rests after a visitor's first sign,
 * and is reverted on unmount or when calm is asked for, leaving everything drawn.
 */
export function ScrollScenes() {
  const calm = useCalmMotion();

  useEffect(() => {
    if (calm) return undefined;
    let revert: (() => void) | undefined;
    let unmounted = false;
    const stopWaiting = onFirstInteraction(async () => {
      await scrollEnd();
      const play = await retryOptional(loadScenes);
      if (!unmounted) revert = play?.();
    });
    return () => {
      unmounted = true;
      stopWaiting();
      revert?.();
    };
  }, [calm]);

  return null;
}
