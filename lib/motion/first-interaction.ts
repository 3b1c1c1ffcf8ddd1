const interactions = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
] as const;

/**
 * Calls back once, at the visitor's first interaction: until then no animation engine is worth its bytes.
 * @param only the events that count. Where `scroll` is one, a page that is scrolled already counts too.
 * @returns a function that stops waiting.
 */
export function onFirstInteraction(
  callback: () => void,
  only: readonly (typeof interactions)[number][] = interactions,
): () => void {
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    only.forEach((type) => removeEventListener(type, once, true));
  };
  const once = () => {
    stop();
    callback();
  };
  only.forEach((type) => addEventListener(type, once, { capture: true, passive: true }));
  if (only.includes('scroll')) {
    // In the next frame: during hydration, reading the scroll position would force a layout.
    frame = requestAnimationFrame(() => window.scrollY > 0 && once());
  }
  return stop;
}
