import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while `wanted`. The browser lets go of it whenever the page is hidden, so it is
 * asked again each time the page is seen. Where it refuses, or lets go of a page that is seen, as on a nearly empty
 * battery, `onRefused` is called.
 */
export function useWakeLock(wanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    function giveUp() {
      if (!isOver && document.visibilityState === 'visible') onRefused();
    }

    async function ask() {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        lock.addEventListener('release', giveUp);
        if (isOver) await lock.release();
      } catch {
        giveUp();
      }
    }

    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [wanted, onRefused]);
}
