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
 * Scrolls until this many pixels of an element are above the window's lower edge, and waits five frames.
 */
export function scrollUntilVisible(element: Locator, pixels: number): Promise<void> {
  return element.evaluate(async (shown, depth) => {
    const away = shown.getBoundingClientRect().top + depth - window.innerHeight;
    window.scrollBy({ top: away, behavior: 'instant' });
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  }, pixels);
}

/** The number of colour lines that are half revealed: their beginning is visible, their middle is not. */
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

/** Top and bottom of the visible vein, as shares of the window's height. */
export const visibleVein = (page: Page) =>
  page.locator('[data-scene="vein"]').evaluate((opening) => {
    const [shown, gold] = [opening, opening.firstElementChild!].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const top = Math.max(shown.top, gold.top, 0) / innerHeight;
    return { top, bottom: Math.min(shown.bottom, gold.bottom) / innerHeight };
  });
