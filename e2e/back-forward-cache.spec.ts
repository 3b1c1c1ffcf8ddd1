/** Pages that come back from the browser's back/forward cache. */
import type { Page } from '@playwright/test';
import { findChromium } from '../scripts/run/chromium';
import { ageGate } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { openHydrated, scrollTop } from './support/pages';

test.use({
  ageConfirmed: false,
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      // The headless shell has no back/forward cache; the whole browser has.
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/** Opens a page and waits until everything has loaded: Chromium may lose running requests when it caches a page. */
async function openAndLoadAll(page: Page): Promise<void> {
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
}

async function goBackFromCache(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html'), 'it was kept').toHaveAttribute('data-restored', 'true');
}

test('a restored page keeps its state, opens the age gate if it is due, and reads what other pages stored @chromium', async ({
  page,
}) => {
  await openAndLoadAll(page);
  const root = page.locator('html');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
  await email.fill('ana@example.com');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cookies/);
  await page.evaluate(() => localStorage.setItem('motion', 'calm'));
  await page.waitForFunction(() => performance.now() > 5_500);
  await goBackFromCache(page);
  await expect(root).toHaveAttribute('data-motion', 'calm');
  await expect(ageGate(page), 'the clock went on meanwhile').toBeVisible();
  await expect(email).toHaveValue('ana@example.com');
  // Content that loaded while the visitor left may have moved the page by a line or two.
  expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(90);

  await root.evaluate((html) => html.removeAttribute('data-restored'));
  await ageGate(page).getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
  await page.evaluate(() => localStorage.setItem('ageVerified', 'true'));
  await goBackFromCache(page);
  await expect(root).toHaveAttribute('data-age', 'verified');
  await expect(ageGate(page)).toHaveCount(0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => scrollTop(page), 'it scrolls').toBeLessThan(before - 90);
});
