import { retry } from './retry';

/** Milliseconds until it is asked for again. */
const pause = 5000;

/**
 * Loads what must come, if late: where `retry` has lost it, that is told once, and it is asked for again
 * every few seconds, and at once when the browser is online or the visitor looks at the page again.
 * Answers a function that gives up.
 */
export function keepTrying<T>(
  load: () => Promise<T>,
  have: (loaded: T) => void,
  lose: (error: unknown) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    if (isOver) return;
    timer = setTimeout(goOn, pause);
    window.addEventListener('online', goOn);
    document.addEventListener('visibilitychange', goOn);
  }

  function endRest() {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
    document.removeEventListener('visibilitychange', goOn);
  }

  // Behind another tab it rests until that tab is left.
  function goOn() {
    if (document.hidden) return;
    endRest();
    load().then(have, rest);
  }

  retry(load).then(have, (error: unknown) => {
    if (isOver) return;
    lose(error);
    rest();
  });

  return () => {
    isOver = true;
    endRest();
  };
}
