import { useLayoutEffect, type RefObject } from 'react';
import { moveFocusToMain } from '@/lib/focus';

/**
 * When an element that contains focus unmounts, returns focus to where it came from, or to the start of
 * the page where that is gone too or a pointer had moved focus here.
 */
export function useReturnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let previous: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) previous = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      if (!element.contains(document.activeElement)) return;
      if (previous instanceof HTMLElement && previous.isConnected) {
        previous.focus({ preventScroll: true });
      } else {
        moveFocusToMain();
      }
    };
  }, [ref]);
}
