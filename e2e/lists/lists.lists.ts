import { expectAxeClean } from '../support/axe';
import { uniqueEmail, storedEnquiriesFrom } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { holdRequests, openHydrated } from '../support/pages';

const samples = /These are samples/;

test.describe('a lot', () => {
  for (const typed of ['p-2501', 'P 2501', 'p25o1', 'P-250l'])
    test(`typed as ${typed} leads to its page @phone`, async ({ page }) => {
      await openHydrated(page, '/bottles');
      await page.getByLabel('Lot', { exact: true }).fill(typed);
      await page.getByRole('button', { name: 'Go down' }).click();
      await expect(page).toHaveURL(/\/bottles\/P-2501$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/P-2501/);
      await expect(page.getByText(samples)).toBeVisible();
    });

  test('as a GS1 Digital Link leads to its page', async ({ page }) => {
    await page.goto('/01/00012345678905/10/A-2303?17=270101');
    await expect(page).toHaveURL(/\/bottles\/A-2303\?17=270101$/);
  });

  test.describe('without a page', () => {
    test.use({ allowedConsoleErrors: /404/ });
    test('but in another spelling of its address leads to its page', async ({ page }) => {
      await page.goto('/bottles/x%2099');
      await expect(page.getByText(/There is no page for lot x 99/)).toBeVisible();
      await page.goto('/bottles/a%2023o4');
      await expect(page).toHaveURL(/\/bottles\/A-2304$/);
    });

    test('gets a message, and an enquiry form with its number @both', async ({ page }) => {
      await page.clock.install();
      await page.goto('/bottles/X-99');
      await expect(page.getByText(/There is no page for lot X-99/)).toBeVisible();
      await page.clock.fastForward(6_000);
      await page.getByRole('button', { name: 'Ask about lot X-99' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('About Lot X-99')).toBeVisible();
      const email = uniqueEmail();
      await dialog.getByLabel('First Name').fill('Ana');
      await dialog.getByLabel('Last Name').fill('Paz');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: 'Let’s Experience The Taste' }).click();
      await expect(dialog.getByText('Your enquiry has arrived')).toBeVisible();
      expect(await storedEnquiriesFrom(email)).toMatchObject([{ about: 'Lot X-99' }]);
    });
  });

  test('has its page in the other language', async ({ page }) => {
    await openHydrated(page, '/bottles/P-2501');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/bottles\/P-2501(?:#contact)?$/);
    await expect(page.getByText('horno de mampostería')).toBeVisible();
  });
});

test('“Find a bottle” leads to the nearest by postal code @both', async ({ page }) => {
  await openHydrated(page, '/serves/paloma');
  await page.getByRole('link', { name: 'Find a bottle' }).click();
  await page.getByLabel('City, name or ZIP code').fill('10001');
  await expect(page.getByRole('status').filter({ hasText: 'nearest' })).toHaveText(
    /There is no place for “10001” here\. The nearest by ZIP code:/,
  );
  await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveText([
    /Muestra Wine Shop.*New York, NY 10002/,
    /Example Spirits.*Jersey City, NJ 07302/,
    /Sample Cellars.*Brooklyn, NY 11201/,
  ]);
});

test.describe('a search', () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });
  test('that does not load says so, leaves the list, and tries again @chromium', async ({
    page,
  }) => {
    await page.route('**/shops.json', (route) => route.abort());
    await openHydrated(page, '/where-to-buy');
    const field = page.getByLabel('City, name or ZIP code');
    await field.fill('Dublin');
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Arizona' })).toBeVisible();
    await page.unroute('**/shops.json');
    const release = await holdRequests(page, '**/shops.json');
    await field.fill('Tucs');
    await field.fill('Tucson');
    await expect(page.getByText('The list is on its way.')).toBeVisible();
    release();
    await expect(page.getByText(/^1 of 24 places, and the nearest others/)).toBeVisible();
    await expect(page.getByText(/Tucson, AZ/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Arizona' })).toBeHidden();
    await field.fill('');
    await expect(page.getByRole('heading', { name: 'Arizona' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all places and all lots are there to read @chromium', async ({ page }) => {
    await page.goto('/where-to-buy');
    await expect(page.getByRole('heading', { name: 'Ohio' })).toBeVisible();
    await expect(page.getByText('City, name or ZIP code')).toBeHidden();
    await page.goto('/bottles');
    await page.getByRole('link', { name: 'P-2601' }).click();
    await expect(page).toHaveURL(/\/bottles\/P-2601$/);
  });
});

for (const path of [
  '/where-to-buy',
  '/bottles',
  '/bottles/P-2501',
  '/es/bottles/A-2401',
  '/bottles/P-2502',
])
  test(`${path} passes the accessibility checks @both`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAxeClean(page);
    for (const width of [320, 600, 834, 1112, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
