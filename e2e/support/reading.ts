import type { Page } from '@playwright/test';

/** WCAG 1.4.12: line height 1.5, paragraphs 2, letters 0.12 and words 0.16 times the font size. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Spaces all text as a reader's own style may. Answers a function that takes it back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, textSpacing);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

/** Texts that are cut off because their box does not grow with them. */
export function clippedTexts(page: Page): Promise<string[]> {
  const texts = 'main p, main li, main dd, main dt, footer p, footer a, h1, h2, h3';
  return page.locator(texts).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        const seen = clientWidth > 2 && clientHeight > 2;
        return seen && cuts && (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2);
      })
      .map((element) => element.textContent?.slice(0, 60) ?? ''),
  );
}

/** Pixels by which the page can be moved sideways, by trying or by its own and its body's measure. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    window.scrollTo({ left: 200, behavior: 'instant' });
    const { scrollLeft, scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollLeft, scrollWidth - clientWidth, document.body.scrollWidth - clientWidth);
  });
}
