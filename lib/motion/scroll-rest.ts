/** Milliseconds without movement after which the page counts as resting. */
const stillness = 120;

/** Pixels a millisecond up to which a page is strolled through, and not rushed. */
const stroll = 0.7;

/** Milliseconds: longer than any browser glides. */
const longestGlide = 3000;

/**
 * Resolves once the page has stopped scrolling: nobody sees a frame that is late while it rests.
 * @param patience milliseconds of scrolling after which a stroll counts as rest: whoever reads while
 * scrolling slowly never stops, whoever rushes past needs nothing that is to be seen on the way.
 */
export function scrollRests(patience = longestGlide): Promise<void> {
  const start = performance.now();
  let place = window.scrollY;
  let since = start;
  let milestone = { place, passed: start };
  let pace = 0;

  return new Promise((resolve) => {
    const look = (now: number) => {
      if (window.scrollY !== place) since = now;
      place = window.scrollY;
      if (now - milestone.passed >= stillness) {
        pace = Math.abs(place - milestone.place) / (now - milestone.passed);
        milestone = { place, passed: now };
      }
      if (now - since >= stillness || (now - start >= patience && pace <= stroll)) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
