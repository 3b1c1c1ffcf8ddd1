declare global {
  interface Window {
    /** `performance.now()` when the boot script ran: the moment the app started. */
    __clock?: number;
  }
}

/** Milliseconds since the app started. It starts once for each document. */
export function elapsed(): number {
  const start = (window.__clock ??= performance.now());
  return performance.now() - start;
}

/**
 * Runs once when the app's clock reaches `due` milliseconds; at once if that is past. Timers stop while a
 * laptop sleeps and are throttled in background tabs, so the clock is checked again when the page is shown.
 * @returns a function that cancels.
 */
export function whenElapsed(due: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', check);
  }

  function check() {
    clearTimeout(timer);
    const left = due - elapsed();
    if (left > 0) {
      timer = setTimeout(check, Math.ceil(left));
      return;
    }
    stop();
    run();
  }

  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  check();
  return stop;
}
