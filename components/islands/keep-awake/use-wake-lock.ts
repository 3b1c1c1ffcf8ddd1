import { useEffect } from 'react';

const isSeen = () => document.visibilityState === 'visible';

/**
 * Keeps the screen from going dark while `wanted`. The browser lets go of it whenever the page is hidden, so it is
 * asked again each time the page is seen; one request at a time, so that there are never two locks. Where it refuses,
 * or lets go of a page that is seen, as on a nearly empty battery, `onRefused` is called. Must be stable.
 */
export function useWakeLock(wanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isAsking = false;
    let isOver = false;
    /** The page was hidden after the request: the refusal may be a consequence of that. */
    let wasAway = false;

    function takeLock(granted: WakeLockSentinel) {
      if (isOver) {
        void granted.release();
        return;
      }
      lock = granted;
      granted.addEventListener('release', () => {
        if (lock !== granted) return;
        lock = undefined;
        if (isSeen()) onRefused();
      });
    }

    async function ask() {
      // The event of the release may come later.
      if (lock?.released) lock = undefined;
      if (lock || isAsking || isOver || !isSeen()) return;
      isAsking = true;
      wasAway = false;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      isAsking = false;
      if (granted && !granted.released) takeLock(granted);
      else if (wasAway) await ask();
      else if (!isOver) onRefused();
    }

    function followPage() {
      if (isSeen()) void ask();
      else wasAway = true;
    }

    void ask();
    document.addEventListener('visibilitychange', followPage);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', followPage);
      const held = lock;
      lock = undefined;
      void held?.release();
    };
  }, [wanted, onRefused]);
}
