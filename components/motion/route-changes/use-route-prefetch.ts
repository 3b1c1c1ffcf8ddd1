import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useDataSaving } from '@/hooks/use-data-saving';
import { routeAt } from './route-of';

/** What usually comes before a click on a link: a pointer over it, a finger on it, focus. */
const signsOfClick = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Fetches a route once, when a click on a link to it seems near, unless the visitor saves data. */
export function useRoutePrefetch(): void {
  const router = useRouter();
  const saving = useDataSaving();

  useEffect(() => {
    if (saving) return undefined;
    const fetched = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const route = routeAt(target)?.split('#')[0];
      if (!route || fetched.has(route)) return;
      fetched.add(route);
      router.prefetch(route);
    };
    signsOfClick.forEach((name) => document.addEventListener(name, prefetch, { passive: true }));
    return () => signsOfClick.forEach((name) => document.removeEventListener(name, prefetch));
  }, [router, saving]);
}
