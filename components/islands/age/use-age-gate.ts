import { useEffect, useState } from 'react';
import { useElapsed } from '@/hooks/use-elapsed';
import { useHydrated } from '@/hooks/use-hydrated';
import { useStore } from '@/hooks/use-store';
import { ageStore, readAge } from '@/lib/age';
import { elapsed } from '@/lib/clock';
import { pagePath } from '@/lib/page-path';
import { clock } from '@/styles/tokens/motion';

/** Whether the age gate may be needed, so that it is fetched in time, and whether it is open. */
export interface AgeGateState {
  readonly mayOpen: boolean;
  readonly open: boolean;
}

/**
 * Reads storage at `clock.gate`, and later when the page comes back from the back/forward cache. The gate then
 * covers every route but the open ones, until the visitor confirms, here or in another tab.
 * @param openPaths routes that the gate leaves open.
 */
export function useAgeGate(openPaths: readonly string[]): AgeGateState {
  const isGated = useHydrated() && !openPaths.includes(pagePath(window.location.pathname));
  const isVerified = useStore(ageStore) === 'verified';
  const [asked, setAsked] = useState(false);

  const ask = () => setAsked(readAge() !== 'verified');

  useElapsed(clock.gate, ask);
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && elapsed() >= clock.gate) ask();
    };
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  }, []);

  if (asked && isVerified) setAsked(false);

  return {
    mayOpen: isGated && !isVerified,
    open: isGated && asked,
  };
}
