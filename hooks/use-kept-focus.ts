import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus in a section of the footer when a change of the window's width takes away what had it: the toggle
 * in its heading, or a link that is folded away. It goes to the toggle, else to the heading or what it heads,
 * whichever has a `tabIndex`.
 * @param width changes with the layout.
 * @returns a ref for the heading, and handlers for the section.
 */
export function useKeptFocus(width: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  // React announces no blur of what it removes itself.
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]');
    if (!hadFocus.current || !isLost) return;
    const toggle = heading.current?.querySelector('button');
    (toggle ?? heading.current?.closest<HTMLElement>('[tabindex]'))?.focus();
  }, [width]);

  return {
    heading,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  };
}
