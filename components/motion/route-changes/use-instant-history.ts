import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes Back and Forward show a page at once where it was left, with no fade and no smooth scroll.
 * @param focusBeforeRef emptied: focus does not follow history navigation.
 */
export function useInstantHistory(
  pathname: string,
  focusBeforeRef: RefObject<Element | null>,
): void {
  const isNavigating = useRef(false);

  useLayoutEffect(() => {
    // Firefox restores the scroll position with the old page's height unless a layout is forced here.
    if (isNavigating.current) document.body.getBoundingClientRect();
  }, [pathname]);

  useEffect(() => {
    const skipEffects = () => {
      const { dataset, style } = document.documentElement;
      delete dataset.arriving;
      focusBeforeRef.current = null;
      isNavigating.current = true;
      // Firefox scrolls right after this event, and would do so smoothly.
      style.scrollBehavior = 'auto';
      setTimeout(() => {
        isNavigating.current = false;
        style.removeProperty('scroll-behavior');
      });
    };
    window.addEventListener('popstate', skipEffects);
    return () => window.removeEventListener('popstate', skipEffects);
  }, [focusBeforeRef]);
}
