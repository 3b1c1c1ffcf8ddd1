/** Pages of serves: the wake lock, and measures in two units. `e2e/sweep` tests that each page is complete. */
import { expect, test } from './support/fixtures';
import { openHydrated } from './support/pages';

test.describe('where the browser lets a page keep the screen awake', () => {
  test.use({ permissions: ['screen-wake-lock'] });

  test('the wake lock’s switch stays on', async ({ page }) => {
    await openHydrated(page, '/serves/plata-alone');
    const awake = page.getByRole('switch', { name: 'Keep the screen awake' });
    await awake.click();
    // Requests are answered in order: once this one is, the switch's request has been answered too.
    await page.evaluate(async () => (await navigator.wakeLock.request('screen')).release());
    await expect(awake).toBeChecked();
  });
});

test('the text of measures can be selected with a mouse', async ({ page }) => {
  await openHydrated(page, '/serves/plata-alone');
  await page.getByRole('main').getByText('1½ oz').click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('1½ oz Plata');
});

test('the choice of millilitres is kept for other serves and languages, and amounts are read out in words', async ({
  page,
}) => {
  await openHydrated(page, '/serves/paloma');
  const main = page.getByRole('main');
  await expect(main.getByText('half an ounce of')).toBeAttached();
  await page.getByRole('radio', { name: 'Millilitres' }).check();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('radio', { name: 'Millilitres' })).toBeChecked();
  await expect(main.getByText('60 ml', { exact: false })).toBeVisible();
  await page.goto('/es/serves/paloma');
  await page.getByRole('radio', { name: 'Onzas' }).check();
  await page.goto('/serves/paloma');
  await expect(main.getByText('½ oz')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('choosing millilitres changes the measures, in print too', async ({ page }) => {
    await page.goto('/serves/plata-alone');
    const main = page.getByRole('main');
    await expect(main.getByText('1½ oz')).toBeVisible();
    await expect(main.getByText('45 ml')).toBeHidden();
    await page.getByRole('radio', { name: 'Millilitres' }).check();
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(main.getByText('45 ml'), media).toBeVisible();
      await expect(main.getByText('1½ oz'), media).toBeHidden();
    }
  });
});
