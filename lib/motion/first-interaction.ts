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
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    only.forEach((sign) => removeEventListener(sign, once, true));
  };
  const once = () => {
    stop();
    callback();
  };
  only.forEach((sign) => addEventListener(sign, once, { capture: true, passive: true }));
  if (only.includes('scroll')) {
    // Not at once: while React takes the page over, to ask is to have it laid out.
    frame = requestAnimationFrame(() => window.scrollY > 0 && once());
  }
  return stop;
}
