import { usePathname } from 'next/navigation';
import { useDeferredValue, useState } from 'react';
import { useAge } from '@/hooks/use-age';
import { useElapsed } from '@/hooks/use-elapsed';
import { useHydrated } from '@/hooks/use-hydrated';
import { readAge } from '@/lib/age/age';
import { clock } from '@/styles/tokens/motion';

/** `/cookies.html` and `/cookies/`, as some hosts serve it, are `/cookies`. */
function plain(path: string): string {
  return path.replace(/\.html$|\/$/, '');
}

/** The age gate: whether it may be needed, so that it is fetched in time, and whether it stands. */
export interface AgeGateState {
  readonly coming: boolean;
  readonly open: boolean;
}

/**
 * Storage is read when the clock says so, and from then until the visitor confirms, here or in
 * another tab, the gate covers every route but the open ones.
 */
export function useAgeGate(openPaths: readonly string[]): AgeGateState {
  const age = useAge();
  const path = usePathname();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(false);

  useElapsed(clock.gate, () => setAsked(readAge() !== 'verified'));
  if (asked && age === 'verified') setAsked(false);

  return {
    // Deferred, so that to fetch it is no part of the task in which React takes the page over.
    coming: useDeferredValue(isHydrated && age !== 'verified'),
    open: asked && !openPaths.includes(plain(path)),
  };
}
