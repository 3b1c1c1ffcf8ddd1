/** Brings parts of the page into view, and measures what moves with the scroll. */
import type { Locator, Page } from '@playwright/test';

/** Scrolls until an element's top stands at this share of the window's height. */
export function scrollElementTo(page: Page, selector: string, share: number): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - at * window.innerHeight, behavior: 'instant' });
    }, share);
}

/**
 * Scrolls until so many pixels of an element are in view at the window's lower edge, and waits for the page to react.
 */
export function scrollUntilVisible(element: Locator, pixels: number): Promise<void> {
  return element.evaluate(async (shown, depth) => {
    const away = shown.getBoundingClientRect().top + depth - window.innerHeight;
    window.scrollBy({ top: away, behavior: 'instant' });
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }, pixels);
}

/** How much of the colour lines a visitor sees broken off: the beginning but not the middle. */
export const countBrokenLines = (page: Page) =>
  page.locator('[data-colour-line]').evaluateAll(
    (lines) =>
      lines.filter((line) => {
        const { left, top, width, height } = line.getBoundingClientRect();
        const isSeen = (share: number) =>
          document
            .elementsFromPoint(left + width * share, top + height * 0.6)
            .some((element) => line.contains(element));
        return isSeen(0.05) && !isSeen(0.5);
      }).length,
  );

/** Which shares of the window's height show the vein's gold. */
export const visibleVein = (page: Page) =>
  page.locator('[data-scene="vein"]').evaluate((opening) => {
    const [shown, gold] = [opening, opening.firstElementChild!].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const top = Math.max(shown.top, gold.top, 0) / innerHeight;
    return { top, bottom: Math.min(shown.bottom, gold.bottom) / innerHeight };
  });
