/** axe on states that `pages.spec.ts`, which checks loaded pages, does not reach. */
import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from '../support/clock';
import { expectAxeClean } from '../support/axe';
import { confirmAgeDialog, contactDialog, enquireButton, ageGate } from '../support/dialogs';
import { sendButton } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

// Chromium warns about preloaded files that stay unused while axe runs.
test.use({ allowedConsoleErrors: /preloaded using link preload/ });

const noteOf = (page: Page) => page.getByRole('complementary');

test.describe('while things move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('before the scripts come: during the intro and after it @phone', async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    await expect(page.locator('[data-intro-cover]')).toBeVisible();
    await expectAxeClean(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('[data-intro-cover]')).toBeHidden();
    await expectAxeClean(page);
  });
});

test.describe('for a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });

  test('the gate, and the age dialog once the age is forgotten @phone', async ({ page }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 5_001);
    await expect(ageGate(page)).toBeVisible();
    await page.clock.resume();
    await expectAxeClean(page, { within: 'dialog' });
    await ageGate(page).getByRole('button', { name: 'I am over 21' }).tap();
    await page.getByRole('button', { name: 'Forget my age confirmation' }).tap();
    await enquireButton(page, 'Añejo').tap();
    await expect(confirmAgeDialog(page)).toBeVisible();
    await expectAxeClean(page, { within: 'dialog' });
  });
});

test('the notice of a modal that has closed, the modal, and its errors', async ({ page }) => {
  await openWithClock(page, '/');
  await enquireButton(page, 'Añejo').click();
  await expect(contactDialog(page)).toBeVisible();
  await advanceClockTo(page, 5_001);
  await expect(noteOf(page)).toContainText('has closed');
  await page.clock.resume();
  await expectAxeClean(page, { within: 'aside' });
  await noteOf(page).getByRole('button', { name: 'Dismiss' }).click();

  await enquireButton(page, 'Añejo').click();
  await expect(contactDialog(page)).toBeVisible();
  await expectAxeClean(page, { within: 'dialog' });
  await sendButton(contactDialog(page)).click();
  await expect(contactDialog(page).getByRole('alert')).toBeFocused();
  await expectAxeClean(page, { within: 'dialog' });
});

test('the invitation, open and folded', async ({ page }) => {
  await openWithClock(page, '/');
  await advanceClockTo(page, 16_500);
  const mark = noteOf(page).getByRole('button', { name: 'Invitation' });
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await page.clock.resume();
  await mark.focus();
  await expectAxeClean(page, { within: 'aside' });
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-expanded', 'false');
  await expectAxeClean(page, { within: 'aside' });
});

test('a phone’s menu, and an open part of its footer @phone', async ({ page }) => {
  await openHydrated(page, '/cookies');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeInViewport();
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  const toggle = page.getByRole('button', { name: 'Quick Links' });
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAxeClean(page, { within: 'footer' });
});
