import type { Locator, Page } from '@playwright/test';
import { openWithClock, passTo } from './support/app-clock';
import { ageDialogOf, contactOf, enquireOf } from './support/dialogs';
import { expect, test } from './support/fixtures';

/** Follows a dialog's link to the Privacy Policy, and there expects the page and no dialog. */
async function followPrivacy(page: Page, dialog: Locator): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await dialog.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  expect(await page.evaluate(() => 'isTheSamePage' in window), 'no full page load').toBe(true);
}

for (const calm of [true, false]) {
  test.describe(calm ? 'with calm motion' : 'where motion is welcome @lively', () => {
    test.use({ calm });

    test('a link in the contact modal leads to its page, and what was typed is kept', async ({
      page,
    }) => {
      await openWithClock(page, '/');
      await passTo(page, 6_000);
      await enquireOf(page, 'Plata').dispatchEvent('click');
      await contactOf(page).getByRole('textbox', { name: 'First Name' }).fill('Zoë');
      await followPrivacy(page, contactOf(page));
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await enquireOf(page, 'Plata').dispatchEvent('click');
      await expect(contactOf(page).getByRole('textbox', { name: 'First Name' })).toHaveValue('Zoë');
    });

    test.describe('a visitor who has not confirmed their age', () => {
      test.use({ ageVerified: false });

      test('follows a link in the age dialog to its page', async ({ page }) => {
        await openWithClock(page, '/');
        await enquireOf(page, 'Plata').dispatchEvent('click');
        await expect(ageDialogOf(page)).toBeVisible();
        await followPrivacy(page, ageDialogOf(page));
      });
    });
  });
}
