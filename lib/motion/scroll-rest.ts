import { lastScrolled } from './last-scroll';

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
export async function scrollRests(patience = longestGlide): Promise<void> {
  const start = performance.now();
  let milestone: { place: number; passed: number } | undefined;

  function strolls(now: number) {
    if (now - start < patience) return false;
    const before = milestone;
    milestone = { place: window.scrollY, passed: now };
    if (!before) return false;
    return Math.abs(milestone.place - before.place) <= stroll * (now - before.passed);
  }

  // In a frame, before which the browser tells of any scrolling: a busy page may be told late.
  const frame = (wait: number) =>
    new Promise<number>((resolve) => {
      setTimeout(() => requestAnimationFrame(() => resolve(performance.now())), wait);
    });

  const restsAt = () => Math.max(lastScrolled(), start) + stillness;
  let now = start;
  while (now < restsAt()) {
    now = await frame(restsAt() - now);
    if (strolls(now)) return;
  }
}
