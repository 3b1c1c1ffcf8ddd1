let last = -Infinity;
let isListening = false;

/**
 * When the page was last scrolled, by `performance.now()`, in ms; `-Infinity` if it was not since the first
 * call. All callers share one listener: comparing scroll positions in every frame would make the browser
 * compute styles twice.
 */
export function lastScrollTime(): number {
  if (!isListening) {
    isListening = true;
    const note = () => {
      last = performance.now();
    };
    addEventListener('scroll', note, { passive: true });
  }
  return last;
}
