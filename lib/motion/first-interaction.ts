const signs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Calls back once, at the visitor's first sign of life: until then no engine is worth its bytes.
 * @param only the signs that count; a page that is scrolled already has had its `scroll`.
 * @returns a function that stops waiting.
 */
export function onFirstInteraction(
  callback: () => void,
  only: readonly (typeof signs)[number][] = signs,
): () => void {
  const stop = () => only.forEach((sign) => removeEventListener(sign, once, true));
  const once = () => {
    stop();
    callback();
  };
  only.forEach((sign) => addEventListener(sign, once, { capture: true, passive: true }));
  if (only.includes('scroll') && window.scrollY > 0) once();
  return stop;
}
