/** Less transparency and less data: wishes that Playwright has no words for. */
import type { Page } from '@playwright/test';
import { enquireOf } from '../support/dialogs';
import { openLate } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.use({ pictures: true });

async function wish(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value: 'reduce' }] });
}

test('with less transparency nothing shines through behind words @chromium', async ({ page }) => {
  await openLate(page, '/');
  await wish(page, 'prefers-reduced-transparency');
  const cover = await page
    .locator('#aboutus div')
    .filter({ has: page.locator('picture') })
    .first()
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundColor);
  expect(cover).toMatch(/^rgb\(/);
  await enquireOf(page, 'Plata').click();
  await expect
    .poll(() =>
      page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').opacity),
    )
    .toBe('1');
});

test.describe('with less data', () => {
  test.use({ calm: false });

  test('asked for by the browser’s data saver the gold stays as it was photographed @chromium', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openReady(page, '/');
    const gold = page.locator('[data-live-gold]');
    await gold.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#anjoi').getByRole('img').first()).toBeInViewport();
    await expect(gold).toHaveAttribute('data-live-gold', 'still');
    expect(asked.filter((path) => /anejo-cut-empty/.test(path))).toEqual([]);
  });
});
