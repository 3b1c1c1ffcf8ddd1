/** Every state of a page under axe that the sweep of loaded pages (`pages.spec.ts`) does not meet. */
import type { Page } from '@playwright/test';
import { openWithClock, passTo } from '../support/app-clock';
import { expectAxeClean } from '../support/axe';
import { ageDialogOf, contactOf, enquireOf, gateOf } from '../support/dialogs';
import { footerForm, openLate, openModal, sendButton } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

// Said of what a page fetches early, when a state is kept for as long as axe takes.
test.use({ allowedComplaints: /preloaded using link preload/ });

const noteOf = (page: Page) => page.getByRole('complementary');

/** Opens the home page, whose scripts never come. */
async function openScriptless(page: Page): Promise<void> {
  await page.route('**/*.js', () => {});
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('body')).toHaveClass(/intro-done/);
}

test('before the scripts come, and the carousels’ engine @both', async ({ page }) => {
  await openScriptless(page);
  await expectAxeClean(page);
});

test.describe('while things move', () => {
  test.use({ calm: false });

  test('during the intro', async ({ page }) => {
    await openScriptless(page);
    await page.evaluate(() => {
      document.documentElement.dataset.intro = 'playing';
      document.body.classList.remove('intro-done');
      for (const animation of document.getAnimations()) animation.pause();
    });
    await expect(page.locator('[data-intro-cover]')).toBeVisible();
    await expectAxeClean(page);
  });
});

test.describe('for a visitor who has not confirmed their age', () => {
  test.use({ ageVerified: false });

  test('the gate @phone', async ({ page }) => {
    await openWithClock(page, '/');
    await passTo(page, 5_001);
    await expect(gateOf(page)).toBeVisible();
    await page.clock.resume();
    await expectAxeClean(page);
  });

  test('the age dialog', async ({ page }) => {
    await openWithClock(page, '/');
    await enquireOf(page, 'Añejo').click();
    await expect(ageDialogOf(page)).toBeVisible();
    await page.clock.resume();
    await expectAxeClean(page, { within: 'dialog' });
  });
});

test('the contact modal, and its errors @phone', async ({ page }) => {
  await openLate(page, '/');
  const modal = await openModal(page);
  await expectAxeClean(page);
  await sendButton(modal).click();
  await expect(modal.getByRole('alert')).toBeFocused();
  await expectAxeClean(page, { within: 'dialog' });
});

test('the footer’s errors', async ({ page }) => {
  await openLate(page, '/termsOfUse');
  await sendButton(footerForm(page)).click();
  await expect(footerForm(page).getByRole('alert')).toBeFocused();
  await expectAxeClean(page, { within: 'footer' });
});

test('the notice of a modal that has closed', async ({ page }) => {
  await openWithClock(page, '/');
  await enquireOf(page, 'Añejo').click();
  await expect(contactOf(page)).toBeVisible();
  await passTo(page, 5_001);
  await expect(noteOf(page)).toContainText('has closed');
  await page.clock.resume();
  await expectAxeClean(page, { within: 'aside' });
});

test('the invitation, open and folded @both', async ({ page }) => {
  await openWithClock(page, '/');
  await passTo(page, 15_001);
  const mark = noteOf(page).getByRole('button', { name: 'Invitation' });
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await page.clock.resume();
  await mark.focus();
  await expectAxeClean(page, { within: 'aside' });
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-expanded', 'false');
  await expectAxeClean(page);
});

test('a phone’s menu @phone', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeInViewport();
  await expectAxeClean(page);
});

test('an open part of a phone’s footer @phone', async ({ page }) => {
  await openReady(page, '/cookies');
  const toggle = page.getByRole('button', { name: 'Quick Links' });
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAxeClean(page, { within: 'footer' });
});
