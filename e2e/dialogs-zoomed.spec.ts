/** The dialogs at 400 % zoom, a window of 320 × 256: all of each is within reach (1.4.10, 2.4.11). */
import type { Locator, Page } from '@playwright/test';
import { openWithClock, passTo } from './support/app-clock';
import { contactOf, enquireOf, gateOf } from './support/dialogs';
import { openLate } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { hiddenFocus } from './support/pages';

const zoomed = { width: 320, height: 256 };

/** Goes through a dialog by Tab and expects each stop to be seen, and nothing to be cut off sideways. */
async function expectWithinReach(page: Page, dialog: Locator, stops: number): Promise<void> {
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await hiddenFocus(page)).toBe('');
  }
}

test.describe('the age gate at 400 %', () => {
  test.use({ ageConfirmed: false, viewport: zoomed });

  test('shows each of its links and answers to the keyboard', async ({ page }) => {
    await openWithClock(page, '/logo');
    await passTo(page, 5001);
    await page.clock.resume();
    await expect(gateOf(page).getByRole('heading', { name: 'Welcome' })).toBeInViewport();
    await expectWithinReach(page, gateOf(page), 6);
    await gateOf(page).getByRole('button', { name: 'I am over 21' }).click();
    await expect(gateOf(page)).toHaveCount(0);
  });
});

test.describe('the contact modal at 400 %', () => {
  test.use({ viewport: zoomed });

  test('shows each field as it is reached, and Close', async ({ page }) => {
    await openLate(page, '/');
    await enquireOf(page, 'Plata').click();
    await expect(contactOf(page)).toBeVisible();
    await expectWithinReach(page, contactOf(page), 6);
    await expect(contactOf(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await contactOf(page)
      .getByRole('button', { name: /Experience The Taste/ })
      .click();
    await expect(contactOf(page).getByRole('alert')).toBeFocused();
    await expect(contactOf(page).getByText('There is a problem')).toBeInViewport();
  });
});
