import { useEffect, type RefObject } from 'react';

/**
 * Has the page scroll what gets focus clear of an element that stands at the window's lower edge
 * (WCAG 2.4.11), for as long as it is there. As a style of its own, which nothing inherits: a custom
 * property on `html` would have the whole page styled anew.
 */
export function useRoomAbove(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const gap = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      style.scrollPaddingBottom = `${Math.ceil(element.offsetHeight + 2 * gap)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-bottom');
    };
  }, [ref]);
}
