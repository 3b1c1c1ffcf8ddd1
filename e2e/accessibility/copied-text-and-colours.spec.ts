import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openHydrated, scrollThroughPage } from '../support/pages';
import { hiddenTexts } from '../support/hidden-texts';

/** Buttons without a border, underline or icon: in forced colours they would look like text. */
function unmarkedButtons(page: Page): Promise<(string | null)[]> {
  return page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(button);
        const drawn = button.querySelector('svg, img') !== null;
        const bare = borderStyle === 'none' && outlineStyle === 'none';
        return bare && textDecorationLine === 'none' && !drawn;
      })
      .map((button) => button.textContent),
  );
}

test('headings and lines of products are copied and found as one sentence', async ({ page }) => {
  await openHydrated(page, '/');
  // The first heading is left out: its words are positioned separately, and no browser finds them as one text.
  const headings = page.locator('main :is(h2, h3, article[id] p:has(> span + span))');
  expect(await headings.count()).toBeGreaterThan(6);
  const broken = await headings.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const sentence = element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const selection = getSelection();
      selection?.selectAllChildren(element);
      const isCopied = selection?.toString().trim() === sentence;
      selection?.collapse(document.body, 0);
      const isFound = 'find' in window && (window.find as (text: string) => boolean)(sentence);
      return isCopied && isFound ? [] : [sentence];
    }),
  );
  expect(broken).toEqual([]);
});

test('the page passes axe with more contrast, a dark scheme and forced colours @chromium', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await scrollThroughPage(page);
  await test.step('more contrast, and a dark scheme', async () => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    expect(await hiddenTexts(page)).toEqual([]);
    await expectAxeClean(page, { only: ['color-contrast'] });
  });
  await test.step('forced colours', async () => {
    await page.emulateMedia({ contrast: null, colorScheme: null, forcedColors: 'active' });
    expect(await hiddenTexts(page)).toEqual([]);
    // axe reads the page's own colours, not those the system draws in their place.
    await expectAxeClean(page, { except: ['color-contrast'] });
    expect(await unmarkedButtons(page), 'every control keeps an edge or a sign').toEqual([]);
  });
});
