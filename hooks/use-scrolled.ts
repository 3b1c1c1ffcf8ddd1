import { useEffect, type RefObject } from 'react';

/** How far the page may move before it counts as scrolled, in px. */
const tolerance = 8;

/**
 * Keeps `data-scrolled` on an element: whether the page has left its top. Watches a sentinel, so that
 * scrolling itself costs nothing, and renders nothing: an update while a new route waits for its data
 * has React begin that route anew (react-reconciler, `scheduleUpdateOnFiber`) and throw away the
 * pictures it had made, which Chromium 156 then keeps (docs/architecture.md, Memory).
 */
export function useScrolled(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sentinel = document.createElement('div');
    sentinel.setAttribute('aria-hidden', 'true');
    Object.assign(sentinel.style, {
      position: 'absolute',
      top: '0',
      height: `${tolerance}px`,
      width: '1px',
      pointerEvents: 'none',
    });
    document.body.append(sentinel);
    const observer = new IntersectionObserver((entries) => {
      // A busy page hears of several changes at once, the oldest first.
      const entry = entries.at(-1);
      if (entry && bar.current) bar.current.dataset.scrolled = String(!entry.isIntersecting);
    });
    observer.observe(sentinel);
    return () => {
      observer.disconnect();
      sentinel.remove();
    };
  }, [bar]);
}
