/** Milliseconds without movement after which the page counts as resting. */
const stillness = 120;

/** Milliseconds: longer than any browser glides. */
const longestGlide = 3000;

/**
 * Resolves once the page has stopped scrolling. Whoever measures the page by scrolling it
 * (ScrollTrigger does) would end a smooth scroll on its way to a heading.
 * @param patience milliseconds of scrolling after which it resolves all the same.
 */
export function scrollRests(patience = longestGlide): Promise<void> {
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
