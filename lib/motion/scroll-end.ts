import { lastScrollTime } from './last-scroll-time';

/** Milliseconds without a scroll event after which scrolling has ended. */
const quietTime = 120;

/** Scroll speed in px per ms up to which the visitor is reading while scrolling. */
const readingSpeed = 0.7;

/** Milliseconds: longer than any browser's smooth scroll. */
const longestSmoothScroll = 3000;

/**
 * Resolves once scrolling has ended: nobody sees a late frame on a page that stands still.
 * @param patience milliseconds after which scrolling at reading speed counts as the end too: a visitor
 * who reads while scrolling may never stop. Faster scrolling is always waited for.
 */
export async function scrollEnd(patience = longestSmoothScroll): Promise<void> {
  const start = performance.now();
  let previous: { position: number; time: number } | undefined;

  function isReading(now: number) {
    if (now - start < patience) return false;
    const before = previous;
    previous = { position: window.scrollY, time: now };
    if (!before) return false;
    return Math.abs(previous.position - before.position) <= readingSpeed * (now - before.time);
  }

  // In a frame: browsers send pending scroll events before it, however busy the page is.
  const nextFrameAfter = (wait: number) =>
    new Promise<number>((resolve) => {
      setTimeout(() => requestAnimationFrame(() => resolve(performance.now())), wait);
    });

  const endsAt = () => Math.max(lastScrollTime(), start) + quietTime;
  let now = start;
  while (now < endsAt()) {
    now = await nextFrameAfter(endsAt() - now);
    if (isReading(now)) return;
  }
}
