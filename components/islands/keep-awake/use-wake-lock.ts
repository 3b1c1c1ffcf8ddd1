import { useEffect } from 'react';

const isSeen = () => document.visibilityState === 'visible';

/**
 * Holds a screen wake lock while `wanted`. The browser releases it whenever the page is hidden, so it is requested again
 * when the page is visible; one request at a time, so that there are never two locks. If the browser refuses, or
 * releases the lock of a visible page, as on a nearly empty battery, `onRefused` is called; it must be stable.
 */
export function useWakeLock(wanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isAsking = false;
    let isOver = false;
    /** Whether the page was hidden after the request, which may be the reason of a refusal. */
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
      // The `release` event may come later.
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
