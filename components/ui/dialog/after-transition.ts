/** Milliseconds after the transition's length at which it counts as ended without an event. */
const grace = 100;

/**
 * Runs once when the element's own transition ends, or should have ended: `transitionend` is not sent in a
 * background tab, for a hidden element, or where nothing changed.
 * @param time length of the transition in ms.
 * @returns a function that cancels.
 */
export function afterTransition(element: HTMLElement, time: number, run: () => void): () => void {
  const timer = setTimeout(finish, time + grace);

  function stop() {
    clearTimeout(timer);
    element.removeEventListener('transitionend', ended);
  }

  function finish() {
    stop();
    run();
  }

  // The backdrop's transition is shorter, and its event is sent to the dialog too.
  function ended({ target, pseudoElement }: TransitionEvent) {
    if (target === element && !pseudoElement) finish();
  }

  element.addEventListener('transitionend', ended);
  return stop;
}
