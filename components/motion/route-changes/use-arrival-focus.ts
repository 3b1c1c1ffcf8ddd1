import { useEffect, type RefObject } from 'react';
import { moveFocusTo } from '@/lib/focus/move-focus';
import { partNamed } from './parts';

/** Whether focus is where it was when the link was followed. A closing menu moves it to its button. */
function isUnmoved(focusBefore: Element): boolean {
  const { activeElement, body } = document;
  if (activeElement === focusBefore || activeElement === body) return true;
  return focusBefore.closest('[popover]') !== null;
}

/**
 * After a followed link, ends the route change in the first frame of the new route, and moves focus to its
 * start or to the part that the hash names. Visitors who have moved focus meanwhile keep it.
 * @param focusBeforeRef what had focus when the link was followed; empty while none was.
 */
export function useArrivalFocus(pathname: string, focusBeforeRef: RefObject<Element | null>): void {
  useEffect(() => {
    const arrive = () => {
      delete document.documentElement.dataset.arriving;
      const focusBefore = focusBeforeRef.current;
      focusBeforeRef.current = null;
      if (!focusBefore || !isUnmoved(focusBefore)) return;
      const start = partNamed(location.hash) ?? document.querySelector('main');
      if (start) moveFocusTo(start);
    };
    // After the first frame, because focusing makes the browser compute the page's styles.
    const frame = requestAnimationFrame(() => requestAnimationFrame(arrive));
    return () => cancelAnimationFrame(frame);
  }, [pathname, focusBeforeRef]);
}
