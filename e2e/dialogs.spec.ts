/** The age dialog and the contact modal on the home page. */
import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from './support/clock';
import {
  confirmAgeDialog,
  contactDialog,
  enquireButton,
  expectLocked,
  ageGate,
  storedAgeFlag,
} from './support/dialogs';
import { expect, test } from './support/fixtures';
import { runScripts } from './support/pages';

test.describe('a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });

  test('is asked before an enquiry, goes on to it, and is asked only once', async ({ page }) => {
    await openWithClock(page, '/');
    await enquireButton(page, 'Plata').click();
    const dialog = confirmAgeDialog(page);
    await expect(dialog.getByRole('heading', { name: 'Confirm your age' })).toBeFocused();
    await expect(dialog).toContainText(/only in this browser/);
    await expect(dialog.locator('a[href="/privacy-policy"]')).toBeVisible();
    await expect(dialog.locator('a[href="https://www.responsibility.org/"]')).toBeVisible();
    expect(await storedAgeFlag(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Verify' }).click();
    for (const product of ['Plata', 'Añejo'] as const) {
      if (product === 'Añejo') await enquireButton(page, product).click();
      await expect(contactDialog(page)).toContainText(`About ${product}`);
      await expect(dialog).toHaveCount(0);
      expect(await storedAgeFlag(page)).toBe('true');
      await page.keyboard.press('Escape');
      await expect(contactDialog(page)).toHaveCount(0);
      await expect(enquireButton(page, product)).toBeFocused();
    }
  });

  test('meets the gate at 5 s, to which the dialog gives way', async ({ page }) => {
    await openWithClock(page, '/');
    await enquireButton(page, 'Plata').click();
    await expect(confirmAgeDialog(page)).toBeVisible();
    await advanceClockTo(page, 5001);
    await expect(ageGate(page)).toBeVisible();
    await expect(confirmAgeDialog(page)).toHaveCount(0);
    await ageGate(page).getByRole('button', { name: 'I am over 21' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enquireButton(page, 'Plata')).toBeFocused();
  });
});

test.describe('the contact modal', () => {
  test('keeps Close within reach on a phone @phone', async ({ page }) => {
    await openWithClock(page, '/');
    await enquireButton(page, 'Plata').tap();
    const modal = contactDialog(page);
    await modal
      .getByRole('button', { name: 'Let’s Experience The Taste' })
      .scrollIntoViewIfNeeded();
    await expect(modal.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await modal.getByRole('button', { name: 'Close' }).tap();
    await expect(modal).toHaveCount(0);
  });

  const closings = {
    'its button': (page: Page) =>
      contactDialog(page).getByRole('button', { name: 'Close' }).click(),
    'the backdrop': (page: Page) => page.mouse.click(4, 450),
    Escape: (page: Page) => page.keyboard.press('Escape'),
  };

  // Firefox's driver cannot send a second click without the first.
  test('ignores the second click of a double click on its opener @chromium', async ({ page }) => {
    await openWithClock(page, '/');
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    await page.mouse.move(4, 450);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(contactDialog(page)).toBeVisible();
  });

  test('is named, takes focus, keeps the page in its place and closes in three ways', async ({
    page,
  }) => {
    await openWithClock(page, '/');
    const modal = contactDialog(page);
    await test.step('is named, and takes focus to its heading; the page does not move', async () => {
      await enquireButton(page, 'Plata').scrollIntoViewIfNeeded();
      const before = await enquireButton(page, 'Plata').boundingBox();
      await enquireButton(page, 'Plata').click();
      await expect(modal.getByRole('heading', { name: 'Savor the Moment' })).toBeFocused();
      await expect(modal).toContainText(
        "Let's raise a glass to great tequila! Contact us to learn more or make an inquiry today.",
      );
      for (const field of ['First Name', 'Last Name', 'Email', /Phone Number/]) {
        await expect(modal.getByRole('textbox', { name: field })).toBeVisible();
      }
      await expect(modal.getByRole('button', { name: 'Let’s Experience The Taste' })).toBeVisible();
      expect(await enquireButton(page, 'Plata').boundingBox()).toEqual(before);
    });
    await test.step('stays open when a text selection ends on the backdrop', async () => {
      await modal.getByRole('heading').first().hover();
      await page.mouse.down();
      await page.mouse.move(4, 450);
      await page.mouse.up();
      await expect(modal).toBeVisible();
    });
    for (const [way, close] of Object.entries(closings)) {
      await test.step(`closes by ${way}; focus goes back and the page scrolls again`, async () => {
        await expect(modal).toBeVisible();
        await expectLocked(page, true);
        await close(page);
        await expect(modal).toHaveCount(0);
        await expect(enquireButton(page, 'Plata')).toBeFocused();
        await expectLocked(page, false);
      });
      await enquireButton(page, 'Plata').click();
    }
  });

  test('has links that lead away; after Back it is closed, and what was typed is kept', async ({
    page,
  }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 6_000);
    await enquireButton(page, 'Plata').click();
    await contactDialog(page).getByRole('textbox', { name: 'First Name' }).fill('Zoë');
    await contactDialog(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await runScripts(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectLocked(page, false);
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page).getByRole('textbox', { name: 'First Name' })).toHaveValue(
      'Zoë',
    );
  });
});
