'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { useDataSaving } from '@/hooks/use-data-saving';
import { moveFocusTo } from '@/lib/focus/move-focus';
import { followHistory, goToPart } from './parts';
import { partNamed, partOf, routeAt, routeOf } from './route-of';

/** What comes before a click: a pointer over the link, a finger on it, the focus. */
const forerunners = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The longest the old page may stand still while the new one is fetched, in ms. */
const patience = 400;

/**
 * Marks the page as `data-arriving` from a click on a link until a frame of the new route has been
 * drawn, so that nothing below its first screen is laid out before it (`styles/base.scss`); what is
 * still shown of the old route, `data-leaving`, stays as it is.
 * @param how `fading` holds it back altogether: nobody sees the first frame of a fade.
 */
function depart(route: string, how: 'fading' | 'at once'): void {
  // The browser has to find the place that a hash names.
  if (route.includes('#')) return;
  document.documentElement.dataset.arriving = how;
  document.querySelector('main')?.setAttribute('data-leaving', '');
}

/** Takes back what `depart` has marked, for whoever stays after all. */
function stay(): void {
  delete document.documentElement.dataset.arriving;
  document.querySelector('main')?.removeAttribute('data-leaving');
}

/** Whether focus is where it was when a link was followed. A menu's gives it to the menu's button. */
function hasStayed(left: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === left || activeElement === body || left.closest('[popover]') !== null;
}

/** Ends a glide that is under way: it would go on in the new page, and leave it far from its top. */
function standStill(): void {
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/**
 * Fetches a route when a click on its link announces itself, unless the visitor saves data; and
 * cross-fades between routes by the View Transitions API. It takes over clicks on links to other
 * routes; without the API, or when calm is asked for, it leaves them to the router. Where a link has
 * led to, another page or a part of this one, the keyboard goes on from.
 */
export function RouteFade() {
  const router = useRouter();
  const pathname = usePathname();
  const calm = useCalmMotion();
  const saving = useDataSaving();
  const arrived = useRef<() => void>(undefined);
  /** What had focus when a link was followed; nothing while none is. */
  const left = useRef<Element>(null);

  /** While the history goes to another of its pages, or to another part of this one. */
  const returning = useRef(false);

  useLayoutEffect(() => {
    arrived.current?.();
    // Firefox goes to the place that was left without asking how high the page is by now.
    if (returning.current) document.body.getBoundingClientRect();
  }, [pathname]);

  // After the first frame: to give focus is to have the page styled.
  useEffect(() => {
    const arrive = () => {
      delete document.documentElement.dataset.arriving;
      const before = left.current;
      left.current = null;
      // Whoever has moved on by themselves is not called back.
      if (!before || !hasStayed(before)) return;
      const start = partNamed(location.hash) ?? document.querySelector('main');
      if (start) moveFocusTo(start);
    };
    const frame = requestAnimationFrame(() => requestAnimationFrame(arrive));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  // A page that is gone back to stands where it was left, which may be anywhere in it. Firefox, which
  // goes there right after this event, would glide all the way.
  useEffect(() => {
    const leaveAsItWas = () => {
      const { dataset, style } = document.documentElement;
      delete dataset.arriving;
      left.current = null;
      returning.current = true;
      style.scrollBehavior = 'auto';
      setTimeout(() => {
        returning.current = false;
        style.removeProperty('scroll-behavior');
      });
    };
    window.addEventListener('popstate', leaveAsItWas);
    return () => window.removeEventListener('popstate', leaveAsItWas);
  }, []);

  useEffect(() => followHistory(pathname), [pathname]);

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
    const fades = !calm && 'startViewTransition' in document;
    const leave = (event: MouseEvent) => {
      const route = routeOf(event);
      if (!route) {
        const part = partOf(event);
        if (!part) return;
        event.preventDefault();
        stay();
        left.current = null;
        goToPart(part);
        return;
      }
      left.current = document.activeElement;
      if (!calm) standStill();
      if (!fades) {
        depart(route, 'at once');
        return;
      }
      event.preventDefault();
      const transition = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            depart(route, 'fading');
            arrived.current = resolve;
            setTimeout(resolve, patience);
            router.push(route);
          }),
      );
      // A second click cuts the first fade short; the route changes all the same.
      transition.ready.catch(() => undefined);
    };
    window.addEventListener('click', leave, { capture: true });
    return () => window.removeEventListener('click', leave, { capture: true });
  }, [router, calm]);

  return null;
}
