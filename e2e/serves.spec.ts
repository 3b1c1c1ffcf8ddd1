/** Serves' pages: the screen that stays awake, measures in two units. That each page is whole, e2e/sweep says. */
import { expect, test } from './support/fixtures';
import { openReady } from './support/pages';

test.describe('where the browser lets a page keep the screen awake', () => {
  test.use({ permissions: ['screen-wake-lock'] });

  test('the switch for it stays on', async ({ page }) => {
    await openReady(page, '/serves/plata-alone');
    const awake = page.getByRole('switch', { name: 'Keep the screen awake' });
    await awake.click();
    // Once this has its answer, the switch has its own.
    await page.evaluate(async () => (await navigator.wakeLock.request('screen')).release());
    await expect(awake).toBeChecked();
  });
});

test('its measures can be marked with a mouse', async ({ page }) => {
  await openReady(page, '/serves/plata-alone');
  await page.getByRole('main').getByText('1½ oz').click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('1½ oz Plata');
});
