/** Milliseconds granted beyond the transition's own time before it is taken for lost. */
const patience = 100;

/**
 * Runs once when the element's own transition ends, or when it should have: `transitionend` never
 * comes in a background tab, for a hidden element, or where nothing changed. Answers a function
 * that calls it off.
 *
 * @param time Length of the transition in milliseconds.
 */
export function afterTransition(element: HTMLElement, time: number, run: () => void): () => void {
  const timer = setTimeout(finish, time + patience);

  function stop() {
    clearTimeout(timer);
    element.removeEventListener('transitionend', ended);
  }

  function finish() {
    stop();
    run();
  }

  // A backdrop's transition ends on its dialog too, and is the shorter one.
  function ended({ target, pseudoElement }: TransitionEvent) {
    if (target === element && !pseudoElement) finish();
  }

  element.addEventListener('transitionend', ended);
  return stop;
}
