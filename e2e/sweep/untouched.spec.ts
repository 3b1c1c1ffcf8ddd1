/** Every route as it is before anybody touches it: no key, no pointer, no scroll. */
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { routes } from '../support/routes';

const missing = '/no-such-page';

for (const calm of [true, false]) {
  test.describe(calm ? 'calm' : 'with motion', () => {
    test.use({ calm });

    for (const route of [...routes(), missing]) {
      test.describe(route, () => {
        test.use({ allowedComplaints: route === missing ? /status of 404/ : undefined });

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
  });
}
