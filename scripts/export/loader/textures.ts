import { longestIdleWait, shortestPause } from './times';
import { whenIdle } from './when-idle';

/** How near the window a piece's textures load, for an IntersectionObserver: a second of fast scrolling. */
const nearMargin = '100% 0px 150%';

/**
 * Loads deferred textures as their pieces come near, by removing `data-lazy`. One piece at a time, between
 * frames: restyling one takes most of a frame on a slow machine. A piece with many may ask for their files one
 * frame before, when the mark ends in `soon`. The furthest down comes first, so that it is painted before it is
 * in view.
 */
export function loadTextures(): void {
  const near: HTMLElement[] = [];
  const passed: HTMLElement[] = [];
  let isLoading = false;
  function loadNext() {
    const piece = near.pop() ?? passed.pop();
    isLoading = piece !== undefined;
    if (!piece) return;
    piece.dataset.lazy += ' soon';
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete piece.dataset.lazy;
        setTimeout(() => whenIdle(loadNext, longestIdleWait), shortestPause);
      }),
    );
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // After a jump, pieces in view or below come before those above it.
        (boundingClientRect.bottom > 0 ? near : passed).push(target as HTMLElement);
      }
      if (!isLoading) loadNext();
    },
    { rootMargin: nearMargin },
  );
  document.querySelectorAll('[data-lazy]').forEach((piece) => observer.observe(piece));
}
