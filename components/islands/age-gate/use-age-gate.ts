import { usePathname } from 'next/navigation';
import { useDeferredValue, useState } from 'react';
import { readAge } from '@/lib/age';
import { clock } from '@/styles/tokens/motion';
import { useAge } from '@/hooks/use-age';
import { useElapsed } from '@/hooks/use-elapsed';
import { useHydrated } from '@/hooks/use-hydrated';

/** Turns `/cookies.html` and `/cookies/`, as some hosts serve it, into `/cookies`. */
function withoutEnding(path: string): string {
  return path.replace(/\.html$|\/$/, '');
}

/** Whether the age gate may be needed, so that it is fetched in time, and whether it is open. */
export interface AgeGateState {
  readonly mayOpen: boolean;
  readonly open: boolean;
}

/**
 * Reads storage at `clock.gate`. From then on the gate covers every route but the open ones, until the
 * visitor confirms, here or in another tab.
 * @param openPaths routes that the gate leaves open.
 */
export function useAgeGate(openPaths: readonly string[]): AgeGateState {
  const age = useAge();
  const path = usePathname();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(false);

  useElapsed(clock.gate, () => setAsked(readAge() !== 'verified'));
  if (asked && age === 'verified') setAsked(false);

  return {
    // Deferred, to keep the fetch out of the hydration task.
    mayOpen: useDeferredValue(isHydrated && age !== 'verified'),
    open: asked && !openPaths.includes(withoutEnding(path)),
  };
}
