/** The panel on /cookies lists everything that is stored. */
import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from './support/clock';
import { contactDialog, enquireButton } from './support/dialogs';
import { expect, test } from './support/fixtures';

const storagePanel = (page: Page) =>
  page.getByRole('region', { name: 'What this site keeps on your device' });
const storageRow = (page: Page, key: string) =>
  storagePanel(page).getByRole('row').filter({ hasText: key });

test('the panel on /cookies lists every key that a visit writes', async ({ page, context }) => {
  await openWithClock(page, '/');
  await enquireButton(page, 'Plata').click();
  await contactDialog(page).getByRole('textbox', { name: 'First Name' }).fill('Zoë');
  await page.keyboard.press('Escape');
  await advanceClockTo(page, 15_001);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' }).click();
  await expect(page).toHaveURL('/cookies');
  const storedKeys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(storedKeys.length).toBeGreaterThan(2);
  for (const key of storedKeys) await expect(storageRow(page, key)).toHaveCount(1);
  expect(await context.cookies()).toEqual([]);
});
