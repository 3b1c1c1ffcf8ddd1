import { useEffect, type RefObject } from 'react';

/**
 * While an element sticks to the window's lower edge, keeps what gets focus from hiding behind it, by
 * `scroll-padding-bottom` (WCAG 2.4.11). Not a custom property: that one is inherited, and changing it on
 * `html` would restyle the whole page.
 */
export function useScrollPadding(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const update = () => {
      const { position, bottom } = getComputedStyle(element);
      const height = element.offsetHeight + 2 * (Number.parseFloat(bottom) || 0);
      style.scrollPaddingBottom = position === 'sticky' ? `${Math.ceil(height)}px` : '';
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // In a window that becomes too low the element stops sticking without changing its size.
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.removeProperty('scroll-padding-bottom');
    };
  }, [ref]);
}
