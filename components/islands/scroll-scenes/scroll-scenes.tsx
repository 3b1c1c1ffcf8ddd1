'use client';

import { useEffect } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { retryOptional } from '@/lib/load';

/** Loads the modules one after the other, so that no single task blocks the scroll. */
async function loadScenes() {
  await import('gsap');
  await import('gsap/ScrollTrigger');
  return import('./scenes');
}

/**
 * Movement that follows the scroll and that style sheets cannot do: the strata everywhere, the vein and the
 * large logo where the browser has no scroll timelines. GSAP is fetched at the first scroll. On unmount and
 * in calm motion everything is reverted and shown.
 */
export function ScrollScenes() {
  const calm = useCalmMotion();

  useEffect(() => {
    if (calm) return undefined;
    let revert: (() => void) | undefined;
    let unmounted = false;
    const start = async () => {
      const scenes = await retryOptional(loadScenes);
      if (!unmounted) revert = scenes?.playScenes();
    };
    if (window.scrollY > 0) void start();
    else addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      unmounted = true;
      removeEventListener('scroll', start);
      revert?.();
    };
  }, [calm]);

  return null;
}
