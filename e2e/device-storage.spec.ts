/** The panel on /cookies, and that it tells the whole truth. */
import type { Page } from '@playwright/test';
import { openAgain, openWithClock, passTo } from './support/app-clock';
import { contactOf, enquireOf } from './support/dialogs';
import { expect, test } from './support/fixtures';

const panelOf = (page: Page) =>
  page.getByRole('region', { name: 'What this site keeps on your device' });
const rowOf = (page: Page, key: string) => panelOf(page).getByRole('row').filter({ hasText: key });

test('shows the value of each key, and deletes it @both', async ({ page }) => {
  await openWithClock(page, '/cookies');
  await page.evaluate(() => sessionStorage.setItem('invitation', 'dismissed'));
  await openAgain(page, '/cookies');
  await expect(rowOf(page, 'ageVerified')).toContainText('true');
  await expect(rowOf(page, 'invitation')).toContainText('dismissed');
  for (const key of ['ageVerified', 'invitation']) {
    await panelOf(page)
      .getByRole('button', { name: `Delete ${key}` })
      .click();
    await expect(rowOf(page, key)).toContainText('Nothing');
    await expect(panelOf(page).getByRole('status')).toContainText(key);
  }
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
});

test('follows the motion switch of the footer', async ({ page }) => {
  await openWithClock(page, '/cookies');
  await page.evaluate(() => localStorage.setItem('motion', 'calm'));
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
  await expect(rowOf(page, 'motion')).toContainText('calm');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  await panelOf(page).getByRole('button', { name: 'Delete motion' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
});

test('lists everything that a whole visit writes', async ({ page, context }) => {
  await openWithClock(page, '/');
  await enquireOf(page, 'Plata').click();
  await contactOf(page).getByRole('textbox', { name: 'First Name' }).fill('Zoë');
  await page.keyboard.press('Escape');
  await passTo(page, 15_001);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' }).click();
  await expect(page).toHaveURL('/cookies');
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.length).toBeGreaterThan(2);
  for (const key of kept) await expect(rowOf(page, key)).toHaveCount(1);
  expect(await context.cookies()).toEqual([]);
});

test('says that no Global Privacy Control signal came', async ({ page }) => {
  await openWithClock(page, '/cookies');
  await expect(panelOf(page)).toContainText('Your browser does not send this signal');
});

test('says that a Global Privacy Control signal was received', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await openWithClock(page, '/cookies');
  await expect(panelOf(page)).toContainText('We have received it');
});

test.describe('without JavaScript @chromium', () => {
  test.use({ javaScriptEnabled: false });

  test('still says what may be kept and why', async ({ page }) => {
    await page.goto('/cookies');
    for (const key of ['ageVerified', 'motion', 'invitation']) {
      await expect(rowOf(page, key)).toBeVisible();
    }
    await expect(panelOf(page).getByRole('button')).toHaveCount(0);
  });
});
