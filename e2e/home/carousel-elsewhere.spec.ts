/** The slides where something else has changed the page around them. */
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.describe('on a page that a translator reads from right to left', () => {
  test('the slide whose dot is pressed comes into view @phone', async ({ page }) => {
    await openReady(page, '/');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const carousel = page.getByRole('region', { name: 'Serves' });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
    const third = carousel.getByRole('group', { name: /^3 of / });
    await expect(third).toBeInViewport({ ratio: 0.4 });
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByRole('group', { name: /^4 of / })).toBeInViewport({ ratio: 0.4 });
  });
});

test.describe('when calm is asked for @lively', () => {
  test.use({ calm: false });

  test('slides that were stopped and started again stop', async ({ page }) => {
    await openReady(page, '/');
    const carousel = page.getByRole('region', { name: 'Serves' });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Stop the slides' }).click();
    await carousel.getByRole('button', { name: 'Start the slides' }).click();
    const calm = page.getByRole('switch', { name: 'Calm motion' });
    await calm.click();
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();

    await test.step('however often it is asked for', async () => {
      await carousel.getByRole('button', { name: 'Start the slides' }).click();
      await expect(carousel.getByRole('button', { name: 'Stop the slides' })).toBeVisible();
      await calm.click();
      await calm.click();
      await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    });
  });
});
