import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openReady, readToTheEnd } from '../support/pages';
import { routes } from '../support/routes';
import { hiddenTexts } from '../support/visible';

/** WCAG 1.4.12: line height 1.5, paragraphs 2, letters 0.12 and words 0.16 times the font size. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Texts that are cut off because their box does not grow with them. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main p, main li, main dd, main dt, footer p, footer a, h1, h2, h3',
      ),
    ]
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

function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const route of routes()) {
  test(`${route} reflows at 400 % zoom, 320 by 256 px (1.4.10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openReady(page, route);
    expect(await sideways(page)).toBe(0);
    expect(await hiddenTexts(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
  });

  test(`${route} keeps its words with wider text spacing (1.4.12)`, async ({ page }) => {
    await openReady(page, route);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, textSpacing);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await hiddenTexts(page)).toEqual([]);
  });
}

test('text grows to 200 % without loss (1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openReady(page, '/');
  expect(await sideways(page)).toBe(0);
  expect(await hiddenTexts(page)).toEqual([]);
});

for (const wish of [
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'more contrast', media: { contrast: 'more' } },
  { name: 'a dark scheme', media: { colorScheme: 'dark' } },
] as const) {
  test(`the page stays readable with ${wish.name} @chromium`, async ({ page }) => {
    await page.emulateMedia({ ...wish.media, reducedMotion: 'reduce' });
    await openReady(page, '/');
    await readToTheEnd(page);
    expect(await hiddenTexts(page)).toEqual([]);
    // axe reads the page's own colours, not those the system draws in their place.
    await expectAxeClean(page, wish.name === 'forced colours' ? ['color-contrast'] : []);
  });
}

test('in forced colours every control keeps an edge or an underline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openReady(page, '/');
  const unmarked = await page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(button);
        const drawn = button.querySelector('svg, img') !== null;
        const bare = borderStyle === 'none' && outlineStyle === 'none';
        return bare && textDecorationLine === 'none' && !drawn;
      })
      .map((button) => button.textContent),
  );
  expect(unmarked).toEqual([]);
});
