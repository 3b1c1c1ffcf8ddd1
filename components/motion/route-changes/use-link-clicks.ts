import { useRouter } from 'next/navigation';
import { useEffect, type RefObject } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { cancelArrival, markArrival } from './arrival-marks';
import { goToPart, partOf } from './parts';
import { routeOf } from './route-of';

/** Milliseconds, at most, for which the old page stands still while the new one is fetched. */
const longestWait = 400;

/** Ends a smooth scroll: it would go on in the new page and end far from its top. */
function stopSmoothScroll(): void {
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/**
 * Handles clicks on links within the site. Links to a part of this page scroll there; links to another
 * route cross-fade by the View Transitions API. Without that API, and in calm motion, the router takes
 * them.
 * @param focusBeforeRef filled with what had focus when a link to another route was followed.
 * @param endTransitionRef filled with a function that ends the wait for the new route.
 */
export function useLinkClicks(
  focusBeforeRef: RefObject<Element | null>,
  endTransitionRef: RefObject<(() => void) | undefined>,
): void {
  const router = useRouter();
  const calm = useCalmMotion();

  useEffect(() => {
    const fades = !calm && 'startViewTransition' in document;
    const follow = (event: MouseEvent) => {
      const route = routeOf(event);
      if (!route) {
        const part = partOf(event);
        if (!part) return;
        event.preventDefault();
        cancelArrival();
        focusBeforeRef.current = null;
        goToPart(part);
        return;
      }
      focusBeforeRef.current = document.activeElement;
      if (!calm) stopSmoothScroll();
      if (!fades) {
        markArrival(route, 'at once');
        return;
      }
      event.preventDefault();
      const transition = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            markArrival(route, 'fading');
            endTransitionRef.current = resolve;
            setTimeout(resolve, longestWait);
            router.push(route);
          }),
      );
      // A second click cuts the first fade short; the route changes all the same.
      transition.ready.catch(() => undefined);
    };
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, [router, calm, focusBeforeRef, endTransitionRef]);
}
