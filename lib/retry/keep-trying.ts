import { retry } from './retry';

/** Milliseconds between two attempts after `retry` has given up. */
const pause = 5000;

/**
 * Loads something that may be late but must come. When `retry` gives up, that is reported once; from then
 * on it is tried again every few seconds, when the browser comes online and when the tab is shown again.
 * @param onFailure called once, with what the last attempt of `retry` threw.
 * @returns a function that stops trying.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleAttempt() {
    if (isStopped) return;
    timer = setTimeout(tryAgain, pause);
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
  }

  function cancelAttempt() {
    clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryAgain);
  }

  // In a hidden tab nothing is tried until the tab is shown.
  function tryAgain() {
    if (document.hidden) return;
    cancelAttempt();
    load().then(onLoaded, scheduleAttempt);
  }

  retry(load).then(onLoaded, (error: unknown) => {
    if (isStopped) return;
    onFailure(error);
    scheduleAttempt();
  });

  return () => {
    isStopped = true;
    cancelAttempt();
  };
}
