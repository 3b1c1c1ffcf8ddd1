/** `prefers-reduced-transparency`, emulated by DevTools because Playwright has no option for it. */
import type { Page } from '@playwright/test';
import { enquireButton } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';

async function wish(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value: 'reduce' }] });
}

test('with reduced transparency no picture shows through behind text @chromium', async ({
  page,
}) => {
  await openAfterFiveSeconds(page, '/');
  await wish(page, 'prefers-reduced-transparency');
  const cover = await page
    .locator('#aboutus div')
    .filter({ has: page.locator('picture') })
    .first()
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundColor);
  expect(cover).toMatch(/^rgb\(/);
  await enquireButton(page, 'Plata').click();
  await expect
    .poll(() =>
      page.locator('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').opacity),
    )
    .toBe('1');
});
