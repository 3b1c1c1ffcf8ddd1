import { useEffect, type RefObject } from 'react';

/**
 * Has the page scroll what gets focus clear of an element that sticks to the window's lower edge
 * (WCAG 2.4.11), for as long as it does. As a style of its own, which nothing inherits: a custom
 * property on `html` would have the whole page styled anew.
 */
export function useRoomAbove(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const make = () => {
      const { position, bottom } = getComputedStyle(element);
      const room = element.offsetHeight + 2 * (Number.parseFloat(bottom) || 0);
      style.scrollPaddingBottom = position === 'sticky' ? `${Math.ceil(room)}px` : '';
    };
    const observer = new ResizeObserver(make);
    observer.observe(element);
    // A window can become too low for it to stick while it keeps its size.
    window.addEventListener('resize', make);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', make);
      style.removeProperty('scroll-padding-bottom');
    };
  }, [ref]);
}
