import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openReady, readToTheEnd } from '../support/pages';
import { routes } from '../support/routes';

// The fixture fails each of these tests if the console says anything.
for (const route of [...routes(), '/no-such-page']) {
  test.describe(`${route} @both`, () => {
    test.use({ allowedComplaints: route === '/no-such-page' ? /status of 404/ : undefined });

    test('answers, reads to its end in silence and satisfies axe', async ({ page }) => {
      const answer = await page.request.get(route);
      expect(answer.status()).toBe(route === '/no-such-page' ? 404 : 200);
      await openReady(page, route);
      await readToTheEnd(page);
      await expectAxeClean(page);
    });

    test('has one h1, headings in order, landmarks and a skip link', async ({ page }) => {
      await openReady(page, route);
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

      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the page' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await skip.press('Enter');
      await page.keyboard.press('Tab');
      const inMain = await page.evaluate(() => document.activeElement?.closest('header') === null);
      expect(inMain, 'the next stop is past the header').toBe(true);
    });
  });
}
