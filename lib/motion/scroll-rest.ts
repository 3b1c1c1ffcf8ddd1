/** Milliseconds without movement after which the page counts as resting. */
const stillness = 120;

/** Milliseconds after which nobody waits any longer: longer than any browser glides. */
const patience = 3000;

/**
 * Resolves once the page has stopped scrolling, or after three seconds of it. Whoever measures the
 * page by scrolling it (ScrollTrigger does) would end a smooth scroll on its way to a heading.
 */
export function scrollRests(): Promise<void> {
  const start = performance.now();
  let place = window.scrollY;
  let since = start;

  return new Promise((resolve) => {
    const look = (now: number) => {
      if (window.scrollY !== place) since = now;
      place = window.scrollY;
      if (now - since >= stillness || now - start >= patience) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
