'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { followHistory } from './follow-history';
import { useArrivalFocus } from './use-arrival-focus';
import { useInstantHistory } from './use-instant-history';
import { useLinkClicks } from './use-link-clicks';
import { useLostStyles } from './use-lost-styles';
import { useRoutePrefetch } from './use-route-prefetch';

/**
 * Everything about going from page to page: routes are fetched shortly before a click, cross-fade, and take
 * focus with them. Renders nothing. Why each part is there: docs/decisions/route-changes.md.
 */
export function RouteChanges() {
  const pathname = usePathname();
  const focusBeforeRef = useRef<Element>(null);
  const endTransitionRef = useRef<() => void>(undefined);

  // A layout effect, because the fade waits for it: an ordinary effect runs later.
  useLayoutEffect(() => endTransitionRef.current?.(), [pathname]);
  useArrivalFocus(pathname, focusBeforeRef);
  useInstantHistory(pathname, focusBeforeRef);
  useEffect(() => followHistory(pathname, () => focusBeforeRef.current !== null), [pathname]);
  useLostStyles();
  useRoutePrefetch();
  useLinkClicks(focusBeforeRef, endTransitionRef);

  return null;
}
