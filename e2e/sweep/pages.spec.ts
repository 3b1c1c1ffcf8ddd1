import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { expectTextures, scrollThroughPage, runScripts } from '../support/pages';
import type { ChromeWords } from '@/content/schema/frame';
import { inEnglish, languageAt, routesByKind, typicalRoutes } from '../support/routes';
import { smallTargets } from '../support/target-size';
import { hiddenTexts } from '../support/hidden-texts';
import { wordsIn } from '../support/words';

const missing = '/no-such-page';

async function expectOutline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  levels.forEach((level, index) =>
    expect(level, `levels ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
  );
}

async function expectSkipLink(page: Page, route: string): Promise<void> {
  await page.keyboard.press('Tab');
  const name = wordsIn<ChromeWords>(languageAt(route), 'chrome').skip;
  const skip = page.getByRole('link', { name });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('header') === null);
  expect(inMain, 'the next stop is past the header').toBe(true);
}

async function expectAccessiblePage(page: Page, route: string, isMobile: boolean): Promise<void> {
  const answer = await page.goto(route);
  expect(answer?.status()).toBe(route === missing ? 404 : 200);
  await test.step('before any interaction all texts are visible, with the textures in the window', async () => {
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    // A phone folds its menu and parts of its footer.
    if (!isMobile) await expect.poll(() => hiddenTexts(page)).toEqual([]);
    await expectTextures(page);
  });
  await runScripts(page);
  await test.step('the first Tab stop skips to the page', () => expectSkipLink(page, route));
  await test.step('one h1, headings in order, landmarks', () => expectOutline(page));
  await test.step('every target is at least 24 px each way (2.5.8)', async () => {
    expect.soft(await smallTargets(page)).toEqual([]);
  });
  await test.step('after a scroll to its end axe finds nothing', async () => {
    await scrollThroughPage(page);
    await expectAxeClean(page);
  });
}

const typical = typicalRoutes();
const groups = routesByKind()
  .map((group) => group.filter((route) => typical.includes(route)))
  .filter((group) => group.length > 0);

// The fixture fails each of these tests if the console says anything.
for (const group of [...groups, [missing]]) {
  // On a phone only the home page: of those of text alone `states.spec` meets the one with a table.
  const isHome = group.some((route) => inEnglish(route) === '/');
  test.describe(`${group.join(', ')} ${isHome ? '@both' : ''}`, () => {
    test.use({ allowedConsoleErrors: group.includes(missing) ? /status of 404/ : undefined });

    test('has its textures, outline, skip link and target sizes, no console message, and no axe violation', async ({
      page,
      isMobile,
    }) => {
      for (const route of group)
        await test.step(route, () => expectAccessiblePage(page, route, isMobile));
    });
  });
}
