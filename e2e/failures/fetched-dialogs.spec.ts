import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from '../support/clock';
import { contactDialog, enquireButton, ageGate } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/pages';

/** Counts the frames in which a dialog has the browser's default style, recognised by its black border. */
async function watchForBareDialogs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { bare: 0 };
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      const dialog = document.querySelector('dialog[open]');
      if (dialog && getComputedStyle(dialog).borderTopStyle !== 'none') seen.bare += 1;
      requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { bare: number } }).seen.bare);
}

test.describe('when a dialog’s style sheet fails to load once, and is slow', () => {
  test.use({ allowedConsoleErrors: /net::/ });

  test('the style sheet is requested again, and the dialog opens only with it', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    const bareFrames = await watchForBareDialogs(page);
    const lost: string[] = [];
    await page.route('**/*.css', async (route) => {
      const address = route.request().url();
      if (lost.includes(address)) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return route.continue();
      }
      lost.push(address);
      return route.abort();
    });
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    expect(lost.length, 'sheets that were lost').toBeGreaterThan(0);
    expect(await bareFrames(), 'frames with a bare dialog').toBe(0);
  });
});

test('the pressed button is busy while its dialog is loading', async ({ page }) => {
  await openAfterFiveSeconds(page, '/');
  const release = await holdRequests(page, '**/*.js');
  const button = enquireButton(page, 'Plata');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('opacity', '0.6');
  const status = page.getByRole('status').filter({ hasText: 'Opening…' });
  await expect(status, 'after a second').toHaveCount(1);
  release();
  await expect(contactDialog(page)).toBeVisible();
  await expect(page.getByText('Opening…')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(contactDialog(page)).toBeHidden();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(button).toHaveCSS('opacity', '1');
});

test.describe('when a dialog cannot be fetched', () => {
  test.use({ allowedConsoleErrors: /net::|ChunkLoadError|Loading chunk/ });

  test('the visitor is taken to the form in the footer, and the button works again later', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    await page.route('**/*.js', (route) => route.abort());
    await enquireButton(page, 'Plata').click();
    const contact = page.locator('#contact');
    await expect(enquireButton(page, 'Plata')).toHaveAttribute('aria-busy', 'true');
    await expect(async () => {
      await page.clock.runFor(600);
      await expect(contact).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(enquireButton(page, 'Plata')).not.toHaveAttribute('aria-busy');
    await expect(contact.getByLabel('Your email')).toBeInViewport();
    await page.unroute('**/*.js');
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
  });
});

test.describe('when the age gate cannot be fetched', () => {
  test.use({ allowedConsoleErrors: /net::|ChunkLoadError|Loading chunk/ });

  test('the gate opens after a retry', async ({ page }) => {
    await openWithClock(page, '/logo');
    await page.evaluate(() => localStorage.clear());
    let lost = 0;
    await page.route('**/*.js', (route) => {
      lost += 1;
      return route.abort();
    });
    await advanceClockTo(page, 5001);
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(lost, 'attempts that were lost').toBeGreaterThan(2);
    }).toPass();
    await expect(ageGate(page)).toHaveCount(0);
    await page.unroute('**/*.js');
    await page.clock.resume();
    await expect(ageGate(page)).toBeVisible();
  });
});
