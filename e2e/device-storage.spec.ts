/** The panel on /cookies lists everything that is stored. */
import type { Page } from '@playwright/test';
import { openWithClock, passTo } from './support/app-clock';
import { contactOf, enquireOf } from './support/dialogs';
import { expect, test } from './support/fixtures';

const panelOf = (page: Page) =>
  page.getByRole('region', { name: 'What this site keeps on your device' });
const rowOf = (page: Page, key: string) => panelOf(page).getByRole('row').filter({ hasText: key });

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
