import type { Page } from '@playwright/test';

/** WCAG 1.4.12: line height 1.5, paragraphs 2, letters 0.12 and words 0.16 times the font size. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Adds a user style sheet to the page. Returns a function that removes it. */
async function addUserStyles(page: Page, style: string): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, style);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

/** Applies the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) => addUserStyles(page, textSpacing);

/** Sets the browser's font size, in % of the default. */
export const enlargeText = (page: Page, percent: number) =>
  addUserStyles(page, `html { font-size: ${percent}% !important; }`);

/** Keeps the page from being painted: where a test only measures boxes, this saves a sixth of its time. */
export const stopPainting = (page: Page) => addUserStyles(page, 'html { opacity: 0 !important; }');

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

/**
 * Texts of which a line's start or end is cut off, by an ancestor's overflow or clip path or by the window. Elements
 * in front of a text (a leaf, a bottle's glass) and slides beside the window do not count.
 * @param within the element to check; in `body` the hidden skip link is left out.
 */
export function truncatedTexts(page: Page, within: 'main' | 'body' = 'main'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut = new Set<string>();
    const scrollsWithin = (element: Element) => {
      for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const down = overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1;
        const across = overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1;
        if (down || across) return true;
      }
      return false;
    };
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      const unread = '[aria-hidden="true"], [inert], script, style, button, body > a';
      if (!parent?.checkVisibility() || parent.closest(unread) || !text.textContent?.trim())
        continue;
      const { width, height } = parent.getBoundingClientRect();
      const pointless = getComputedStyle(parent).pointerEvents === 'none';
      if (width <= 2 || height <= 2 || pointless) continue;
      range.selectNodeContents(text);
      const lines = Array.from(
        range.getClientRects(),
        (_, index) => () => range.getClientRects()[index],
      );
      for (const line of lines) {
        const before = line();
        if (!before) continue;
        // Only what is in the window can be hit-tested; one scroll serves all lines of that height.
        if (before.top < 0 || before.bottom > window.innerHeight)
          window.scrollBy({ top: before.top - window.innerHeight / 8, behavior: 'instant' });
        // Measured again after the scroll, with which sticky elements move differently.
        const { left, top, bottom, width: wide } = line() ?? before;
        if (wide < 4) continue;
        if (scrollsWithin(parent)) continue;
        const edge = document.documentElement.clientWidth + 1;
        // The next slide may be partly in view.
        const slide = parent.closest('[aria-roledescription]');
        if (slide && slide.getBoundingClientRect().right > edge) continue;
        if (left < -1 || left + wide > edge) {
          if (!slide) cut.add(text.textContent.trim());
          continue;
        }
        // A tenth within: Firefox does not find the last letter of a text that overflows its box.
        const isCut = [left + wide * 0.1, left + wide * 0.9].some(
          (x) => !document.elementsFromPoint(x, (top + bottom) / 2).includes(parent),
        );
        if (isCut) cut.add(text.textContent.trim().slice(0, 60));
      }
    }
    return [...cut];
  });
}

/**
 * Bands of the split row whose words overflow into the next band. The gold, which has no height, is left out.
 */
export function overflowingBands(page: Page): Promise<string[]> {
  return page.locator('main ol > li').evaluateAll((grounds) =>
    grounds
      .filter((ground) => {
        const { height, bottom } = ground.getBoundingClientRect();
        const end = ground.lastElementChild?.getBoundingClientRect().bottom ?? bottom;
        return height > 60 && end > bottom + 1;
      })
      .map((ground) => ground.textContent?.slice(0, 40) ?? ''),
  );
}
