import { useEffect, useState } from 'react';

/** How far the page may move before it counts as scrolled, in px. */
const tolerance = 8;

/** Whether the page has left its top. Watches a sentinel, so that scrolling itself costs nothing. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

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
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting);
    });
    observer.observe(sentinel);
    return () => {
      observer.disconnect();
      sentinel.remove();
    };
  }, []);

  return scrolled;
}
