/** Pages as they are before anybody touches them: no key, no pointer, no scroll. */
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { inEnglish, typicalRoutes } from '../support/routes';

const missing = '/no-such-page';

for (const route of [...typicalRoutes(), missing]) {
  // With motion only what has an intro, and what has none; all others come as in calm motion.
  for (const calm of ['/', missing].includes(inEnglish(route)) ? [true, false] : [true]) {
    test.describe(`${route} ${calm ? 'in calm motion' : 'with motion'}`, () => {
      test.use({ calm, allowedComplaints: route === missing ? /status of 404/ : undefined });

      test('can be read, and its textures in the window are there', async ({ page }) => {
        await page.goto(route);
        await expect(page.locator('body')).toHaveClass(/intro-done/);
        await expectAxeClean(page, { only: ['color-contrast'] });
        const waiting = page.locator('main [data-texture]:not([data-near])');
        await expect
          .poll(() =>
            waiting.evaluateAll((elements) =>
              elements
                .map((element) => element.getBoundingClientRect())
                .filter(({ top, height, width }) => width && top + height / 2 < innerHeight)
                .map(({ top }) => top),
            ),
          )
          .toEqual([]);
      });
    });
  }
}
