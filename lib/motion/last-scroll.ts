let last = -Infinity;
let isListening = false;

/**
 * When the page was last scrolled, by `performance.now()`, in ms; long ago before the first question, from
 * which on one listener writes it down for all that want to know. Whoever asks the page for its place in
 * each frame has it styled twice.
 */
export function lastScrolled(): number {
  if (!isListening) {
    isListening = true;
    const note = () => {
      last = performance.now();
    };
    addEventListener('scroll', note, { passive: true });
  }
  return last;
}
