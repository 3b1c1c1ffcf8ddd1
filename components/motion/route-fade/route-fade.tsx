'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { useDataSaving } from '@/hooks/use-data-saving';
import { routeAt, routeOf } from './route-of';

/** What comes before a click: a pointer over the link, a finger on it, the focus. */
const forerunners = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The longest the old page may stand still while the new one is fetched, in ms. */
const patience = 400;

/**
 * Marks the page as `data-arriving` from a click on a link until a frame of the new route has been
 * drawn, so that no text below the first screen is laid out before it (`styles/base.scss`).
 * Fetches a route when a click on its link announces itself, unless the visitor saves data; and
 * cross-fades between routes by the View Transitions API. It takes over clicks on links to other
 * routes; without the API, or when calm is asked for, it leaves them to the router.
 */
export function RouteFade() {
  const router = useRouter();
  const pathname = usePathname();
  const calm = useCalmMotion();
  const saving = useDataSaving();
  const arrived = useRef<() => void>(undefined);

  useEffect(() => arrived.current?.(), [pathname]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const depart = (event: MouseEvent) => {
      const route = routeOf(event);
      if (route && !route.includes('#')) dataset.arriving = '';
    };
    // On the window: before the listener below takes the click over.
    window.addEventListener('click', depart, { capture: true });
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.arriving));
    return () => {
      window.removeEventListener('click', depart, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [pathname]);

  useEffect(() => {
    if (saving) return undefined;
    const fetched = new Set<string>();
    const fetchRoute = ({ target }: Event) => {
      const route = routeAt(target)?.split('#')[0];
      if (!route || fetched.has(route)) return;
      fetched.add(route);
      router.prefetch(route);
    };
    forerunners.forEach((name) => document.addEventListener(name, fetchRoute, { passive: true }));
    return () => forerunners.forEach((name) => document.removeEventListener(name, fetchRoute));
  }, [router, saving]);

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
