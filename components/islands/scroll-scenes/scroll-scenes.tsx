'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { onFirstInteraction } from '@/lib/motion/first-interaction';
import { scrollEnd } from '@/lib/motion/scroll-end';
import { retryOptional } from '@/lib/load';

/** GSAP's CSS plugin is fetched only where style sheets cannot move the vein and the logo. */
async function loadScenes() {
  const [{ playScenes }, others] = await Promise.all([
    import('./scenes'),
    CSS.supports('animation-timeline: scroll()') ? undefined : import('./vein-and-logo'),
  ]);
  return () => playScenes(document.body, others?.veinAndLogo);
}

/**
 * Scroll-driven movement that style sheets cannot do: the strata everywhere, the vein and the large logo
 * where the browser has no scroll timelines. GSAP is fetched after the visitor's first interaction, once
 * scrolling has ended. On unmount and in calm motion it is reverted, and everything is shown.
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
