const signals = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls back once, at the visitor's first sign of life: until then no engine is worth its bytes.
 * @returns a function that stops waiting.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => signals.forEach((signal) => removeEventListener(signal, once, true));
  const once = () => {
    stop();
    callback();
  };
  signals.forEach((signal) => addEventListener(signal, once, { capture: true, passive: true }));
  if (window.scrollY > 0) once();
  return stop;
}
