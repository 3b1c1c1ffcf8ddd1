import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe';
import { contactDialog } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { holdRequests, openHydrated, scrollTop } from '../support/pages';
import { hiddenTexts } from '../support/hidden-texts';

test.describe('when fonts are blocked', () => {
  test.use({ allowedConsoleErrors: /net::|downloadable font/ });

  test('text is shown in the fallback font, without overflow', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await openHydrated(page, '/');
    await expect.poll(() => hiddenTexts(page)).toEqual([]);
    const horizontalOverflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(horizontalOverflow).toBe(0);
  });
});

/** The families of the site's own fonts that have loaded, sorted. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && /^"?(imbue|hanken)/.test(family))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );

test('a page loads both of its fonts', async ({ page }) => {
  await openHydrated(page, '/cookies');
  await expect.poll(() => loadedFonts(page)).toEqual(['hanken', 'imbue']);
});

test.describe('when one font is blocked', () => {
  test.use({ allowedConsoleErrors: /net::|downloadable font/ });

  test('the other one is loaded', async ({ page }) => {
    let blocked = '';
    await page.route('**/*.woff2', (route) => {
      blocked ||= route.request().url();
      return blocked === route.request().url() ? route.abort() : route.continue();
    });
    await openHydrated(page, '/cookies');
    await expect.poll(() => loadedFonts(page)).toHaveLength(1);
  });
});

test.describe('on a very slow network', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the intro ends and the page scrolls before the scripts are there', async ({ page }) => {
    const release = await holdRequests(page, '**/_next/**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#home')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/intro-done/, { timeout: 8_000 });
    expect(await hiddenTexts(page)).toEqual([]);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    release();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  });
});

test.describe('when the network fails after loading', () => {
  // Firefox requests one font only when the dialog opens, which fails without a network.
  test.use({ allowedConsoleErrors: /Failed to fetch|net::|downloadable font/ });

  test('the page keeps working, and an enquiry is kept for another attempt', async ({
    page,
    context,
  }) => {
    // The specification closes a modal that is open five seconds after the page has loaded.
    await openAfterFiveSeconds(page, '/');
    await page.locator('#plata').getByRole('button', { name: 'Enquire about Plata' }).click();
    const dialog = contactDialog(page);
    await expect(dialog).toBeVisible();
    await context.setOffline(true);
    await dialog.getByLabel('First Name').fill('Ana');
    await dialog.getByLabel('Last Name').fill('Ruiz');
    await dialog.getByLabel('Email').fill('ana@example.com');
    await dialog.getByRole('button', { name: 'Let’s Experience The Taste' }).click();
    await expect(dialog.getByRole('heading', { name: 'It was not sent' })).toBeFocused();
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ana');
    await expectAxeClean(page, { within: 'dialog' });
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});
