/** Milliseconds without movement after which the page counts as resting. */
const stillness = 120;

/** Pixels a millisecond up to which a page is strolled through, and not rushed. */
const stroll = 0.7;

/** Milliseconds: longer than any browser glides. */
const longestGlide = 3000;

/**
 * Resolves once the page has stopped scrolling: nobody sees a frame that is late while it rests. Hears
 * of scrolling instead of asking for the place in each frame, which would have the page styled twice.
 * @param patience milliseconds of scrolling after which a stroll counts as rest: whoever reads while
 * scrolling slowly never stops, whoever rushes past needs nothing that is to be seen on the way.
 */
export function scrollRests(patience = longestGlide): Promise<void> {
  const start = performance.now();
  let last = start;
  let milestone = { place: window.scrollY, passed: start };

  return new Promise((resolve) => {
    function end() {
      removeEventListener('scroll', onScroll);
      resolve();
    }

    function strolls(now: number) {
      const { place, passed } = milestone;
      if (now - passed < stillness) return false;
      milestone = { place: window.scrollY, passed: now };
      return (
        now - start >= patience && Math.abs(milestone.place - place) <= stroll * (now - passed)
      );
    }

    function onScroll() {
      last = performance.now();
      if (strolls(last)) end();
    }

    // In a frame, before which the browser tells of any scrolling: a busy page may be told late.
    function look() {
      const left = last + stillness - performance.now();
      if (left > 0) setTimeout(() => requestAnimationFrame(look), left);
      else end();
    }

    addEventListener('scroll', onScroll, { passive: true });
    look();
  });
}
