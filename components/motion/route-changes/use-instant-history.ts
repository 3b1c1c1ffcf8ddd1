import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Milliseconds within which browsers have put the page where it was left: Firefox right after the event, Chromium
 * in one of the next frames, which may be late.
 */
const longestRestoring = 500;

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
    let timer: ReturnType<typeof setTimeout>;
    const skipEffects = () => {
      const { dataset, style } = document.documentElement;
      delete dataset.arriving;
      focusBeforeRef.current = null;
      isNavigating.current = true;
      // The browser scrolls after this event, and would do so smoothly.
      style.scrollBehavior = 'auto';
      clearTimeout(timer);
      timer = setTimeout(() => {
        isNavigating.current = false;
        style.removeProperty('scroll-behavior');
      }, longestRestoring);
    };
    window.addEventListener('popstate', skipEffects);
    return () => window.removeEventListener('popstate', skipEffects);
  }, [focusBeforeRef]);
}
