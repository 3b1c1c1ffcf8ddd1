/** The system draws the colours, dark on light or light on dark: no control may be lost on a picture. */
import type { Locator, Page } from '@playwright/test';
import { openWithClock, passTo } from '../support/app-clock';
import { contactOf, enquireOf, gateOf } from '../support/dialogs';
import { openLate } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { hardToSee } from '../support/forced-colours';

test.use({ pictures: true });

const controls =
  'button:visible, input:visible:not([type="hidden"], [tabindex="-1"]), textarea:visible';

async function expectToStandOut(within: Locator, more = ''): Promise<void> {
  const all = await within.locator(controls + more).all();
  expect(all.length).toBeGreaterThan(0);
  for (const control of all) expect.soft(await hardToSee(control)).toEqual([]);
}

const force = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

for (const [scheme, size] of [
  ['light', ''],
  ['dark', '@phone'],
] as const) {
  test.describe(`in forced colours, ${scheme} ${size}`, () => {
    test('slides, footer and form stand out, and so does their focus @chromium', async ({
      page,
    }) => {
      await force(page, scheme);
      await openLate(page, '/');
      const serves = page.getByRole('region', { name: 'Serves' });
      await serves.scrollIntoViewIfNeeded();
      await expect(serves.getByRole('button', { name: 'Go to slide 6' })).toBeVisible();
      await expectToStandOut(serves);
      await expectToStandOut(page.getByRole('contentinfo'), ', a:visible');
      await enquireOf(page, 'Plata').click();
      await expect(contactOf(page)).toBeVisible();
      await expectToStandOut(contactOf(page));
    });

    test('the current slide is told by more than gold @chromium', async ({ page }) => {
      await force(page, scheme);
      await openLate(page, '/');
      const dots = page.getByRole('group', { name: 'Choose a slide' }).first().getByRole('button');
      await page.getByRole('region', { name: 'Serves' }).scrollIntoViewIfNeeded();
      await dots.first().scrollIntoViewIfNeeded();
      const ground = (dot: Locator) =>
        dot.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(dots.nth(0))).not.toBe(await ground(dots.nth(1)));
    });
  });

  test.describe(`in forced colours, ${scheme}, the age gate ${size}`, () => {
    test.use({ ageVerified: false });

    test('stands out @chromium', async ({ page }) => {
      await force(page, scheme);
      await openWithClock(page, '/');
      await passTo(page, 5001);
      await expect(gateOf(page)).toBeVisible();
      await page.clock.resume();
      await expectToStandOut(gateOf(page), ', a:visible');
    });
  });
}

test('in forced colours, dark, the menu stands out @phone', async ({ page }) => {
  await force(page, 'dark');
  await openLate(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
  await expectToStandOut(page.getByRole('navigation', { name: 'Main' }), ', a:visible');
});
