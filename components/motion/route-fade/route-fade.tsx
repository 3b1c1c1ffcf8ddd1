'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { routeOf } from './route-of';

/** The longest the old page may stand still while the new one is fetched, in ms. */
const patience = 400;

/**
 * Cross-fades between routes by the View Transitions API. It takes over clicks on links to other
 * routes; without the API, or when calm is asked for, it leaves them to the router.
 */
export function RouteFade() {
  const router = useRouter();
  const pathname = usePathname();
  const calm = useCalmMotion();
  const arrived = useRef<() => void>(undefined);

  useEffect(() => arrived.current?.(), [pathname]);

  useEffect(() => {
    if (calm || !('startViewTransition' in document)) return undefined;
    const fade = (event: MouseEvent) => {
      const route = routeOf(event);
      if (!route) return;
      event.preventDefault();
      document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            arrived.current = resolve;
            setTimeout(resolve, patience);
            router.push(route);
          }),
      );
    };
    document.addEventListener('click', fade, { capture: true });
    return () => document.removeEventListener('click', fade, { capture: true });
  }, [router, calm]);

  return null;
}
