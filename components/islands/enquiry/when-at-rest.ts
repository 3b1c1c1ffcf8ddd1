/** What a visitor does who is not at rest. */
const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown', 'input'];

/**
 * Runs once the visitor has done nothing for `rest` milliseconds.
 * @returns a function that cancels.
 */
export function whenAtRest(rest: number, run: () => void): () => void {
  const ended = new AbortController();
  let timer = 0;

  function wait() {
    clearTimeout(timer);
    timer = window.setTimeout(finish, rest);
  }

  function stop() {
    clearTimeout(timer);
    ended.abort();
  }

  function finish() {
    stop();
    run();
  }

  for (const type of activity) {
    addEventListener(type, wait, { passive: true, signal: ended.signal });
  }
  wait();
  return stop;
}
