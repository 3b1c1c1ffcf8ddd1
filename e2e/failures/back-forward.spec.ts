import type { Page } from '@playwright/test';
import { findChromium } from '../../scripts/run/chromium';
import { gateOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openReady, scrollTop } from '../support/pages';

test.use({
  ageVerified: false,
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      // The headless shell keeps no page.
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/**
 * Opens a page and lets all arrive: Chromium may lose what is under way when it keeps a page. The page notes
 * whether it was kept.
 */
async function openWhole(page: Page, route = '/'): Promise<void> {
  await openReady(page, route);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
}

/** Goes back to a page, which the browser has kept. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html'), 'the browser kept it').toHaveAttribute(
    'data-restored',
    'true',
  );
}

test('a page restored by Back is as it was left, and knows what other pages stored @chromium', async ({
  page,
}) => {
  await openWhole(page);
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
  await email.fill('ana@example.com');
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);

  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('ageVerified', 'true'));
  await comeBack(page);

  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-age', 'verified');
  // What came into the page as it was left may have moved it by a line or two.
  expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(90);
  await expect(email).toHaveValue('ana@example.com');
  // The clock went on meanwhile; past its 5 s there is nothing to ask.
  await page.waitForFunction(() => performance.now() - (window.__clock ?? 0) > 5_200);
  await expect(gateOf(page)).toHaveCount(0);
  await expect(root).not.toHaveAttribute('data-locked');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cookies Policy/);
});

test('a page restored by Back after its five seconds asks for the age at once @chromium', async ({
  page,
}) => {
  await openWhole(page);
  await page.goto('/robots.txt');
  await page.waitForFunction(() => performance.now() > 5_500);
  await comeBack(page);
  await expect(gateOf(page)).toBeVisible();
});

test('a page restored by Back is as calm as was asked for elsewhere meanwhile @chromium', async ({
  page,
}) => {
  await openWhole(page, '/cookies');
  const calm = page.getByRole('switch', { name: 'Calm motion' });
  const row = page.getByRole('row', { name: /motion/ });
  await expect(row).toContainText('Nothing');
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('motion', 'calm'));
  await comeBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
  await expect(calm).toBeChecked();
  await expect(row, 'and the panel knows it').toContainText('calm');
});
