/** Milliseconds before the second attempt. It also lets a visitor see that something is being done. */
const firstPause = 500;

/** Milliseconds before each further attempt. */
const pause = 3000;

/**
 * Loads something that may be late but must come. The second failure in a row is reported, once: somebody may
 * be waiting. It is tried again every few seconds, when the browser comes online and when the tab is shown
 * again.
 * @param onFailure called once, with what the second attempt threw.
 * @returns a function that stops trying.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function attempt() {
    cancelAttempt();
    load().then(onLoaded, (error: unknown) => {
      if (isStopped) return;
      failures += 1;
      timer = setTimeout(tryAgain, failures > 1 ? pause : firstPause);
      window.addEventListener('online', tryAgain);
      document.addEventListener('visibilitychange', tryAgain);
      if (failures === 2) onFailure(error);
    });
  }

  function cancelAttempt() {
    clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
  }

  // In a hidden tab nothing is tried until the tab is shown.
  function tryAgain() {
    if (!document.hidden) attempt();
  }

  attempt();

  return () => {
    isStopped = true;
    cancelAttempt();
  };
}
