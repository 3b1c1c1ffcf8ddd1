/** Pages with motion, before any key press, pointer event or scroll. */
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { expectTextures } from '../support/pages';

const missing = '/no-such-page';

// One page with an intro and one without. `pages.spec` tests every page with reduced motion.
for (const route of ['/', missing]) {
  test.describe(route, () => {
    test.use({
      reducedMotion: 'no-preference',
      allowedConsoleErrors: route === missing ? /status of 404/ : undefined,
    });

    test('is readable before any interaction, with the textures in the window', async ({
      page,
    }) => {
      await page.goto(route);
      await expect(page.locator('body')).toHaveClass(/intro-done/);
      await expectAxeClean(page, { only: ['color-contrast'] });
      await expectTextures(page);
    });
  });
}
