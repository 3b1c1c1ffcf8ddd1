declare global {
  interface Window {
    /** `performance.now()` when the page was first seen: the moment the app started. */
    __clock?: number;
  }
}

/** False for a tab in the background and for a prerendered page. */
const isSeen = () =>
  document.visibilityState === 'visible' &&
  !(document as { readonly prerendering?: boolean }).prerendering;

/** Runs at once if the page is seen, else when it first is. */
export function whenSeen(run: () => void): void {
  const changes = ['visibilitychange', 'prerenderingchange'];
  const look = () => {
    if (!isSeen()) return;
    changes.forEach((type) => document.removeEventListener(type, look));
    run();
  };
  changes.forEach((type) => document.addEventListener(type, look));
  look();
}

/** Milliseconds since the app started, which is when the page is first seen; 0 before. */
export function elapsed(): number {
  if (isSeen()) window.__clock ??= performance.now();
  return window.__clock === undefined ? 0 : performance.now() - window.__clock;
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
