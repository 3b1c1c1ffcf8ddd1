import { useEffect, useEffectEvent } from 'react';
import { whenElapsed } from '@/lib/clock';

/** Runs once when the app's clock reaches `due` milliseconds, at once if that is past. */
export function useElapsed(due: number, run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => whenElapsed(due, () => latest()), [due]);
}
