/** The dialogs at 400 % zoom, a window of 320 × 256: every part can be reached and seen (WCAG 1.4.10, 2.4.11). */
import type { Locator, Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from './support/clock';
import { contactDialog, enquireButton, ageGate } from './support/dialogs';
import { openAfterFiveSeconds } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { hiddenFocusedElement } from './support/pages';

const zoomed = { width: 320, height: 256 };

/** Presses Tab through a dialog; fails if a focused element is hidden or the dialog overflows horizontally. */
async function expectWithinReach(page: Page, dialog: Locator, stops: number): Promise<void> {
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await hiddenFocusedElement(page)).toBe('');
  }
}

test.describe('the age gate at 400 %', () => {
  test.use({ ageConfirmed: false, viewport: zoomed });

  test('shows each of its links and answers to the keyboard', async ({ page }) => {
    await openWithClock(page, '/logo');
    await advanceClockTo(page, 5001);
    await page.clock.resume();
    await expect(ageGate(page).getByRole('heading', { name: 'Welcome' })).toBeInViewport();
    await expectWithinReach(page, ageGate(page), 6);
    await ageGate(page).getByRole('button', { name: 'I am over 21' }).click();
    await expect(ageGate(page)).toHaveCount(0);
  });
});

test.describe('the contact modal at 400 %', () => {
  test.use({ viewport: zoomed });

  test('shows each field as it is reached, and Close', async ({ page }) => {
    await openAfterFiveSeconds(page, '/');
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    await expectWithinReach(page, contactDialog(page), 6);
    await expect(contactDialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await contactDialog(page)
      .getByRole('button', { name: /Experience The Taste/ })
      .click();
    await expect(contactDialog(page).getByRole('alert')).toBeFocused();
    await expect(contactDialog(page).getByText('There is a problem')).toBeInViewport();
  });
});
