import { useLayoutEffect, type RefObject } from 'react';
import { readFromMain } from '@/lib/reading/read-from';

/**
 * Gives focus back to where it came from when the element that has it inside goes. Where that is gone
 * too, or a pointer has brought it, the keyboard goes on from the start of the page.
 */
export function useFocusBack(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let before: EventTarget | null = null;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) before = relatedTarget;
    };
    element.addEventListener('focusin', note);
    return () => {
      element.removeEventListener('focusin', note);
      if (!element.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
      else readFromMain();
    };
  }, [ref]);
}
