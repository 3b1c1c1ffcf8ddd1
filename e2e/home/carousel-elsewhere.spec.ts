/** The slides where something else has changed the page around them. */
import type { Locator } from '@playwright/test';
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

test('a phone that is turned and turned back shows the picture it showed @phone', async ({
  page,
}) => {
  await openReady(page, '/');
  const pictures = page.getByRole('region', { name: 'Four pictures of the work' });
  await pictures.scrollIntoViewIfNeeded();
  await pictures.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(pictures.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const third = pictures.getByRole('button', { name: 'Go to slide 3' });
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(pictures.getByText('Oak, out of the light.')).toBeInViewport();
});

test('a row that was scrolled before its engine came goes on from there @phone', async ({
  page,
}) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'Serves' });
  await row.evaluate((element) => {
    const second = element.querySelectorAll('article')[1]?.getBoundingClientRect();
    element.scrollLeft = second?.left ?? 0;
  });
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  const second = carousel.getByRole('button', { name: 'Go to slide 2' });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('group', { name: '1 of 6' })).not.toBeInViewport({
    ratio: 0.1,
  });
  await expect(carousel.getByRole('group', { name: '2 of 6' })).toBeInViewport({ ratio: 0.4 });
});

test('a mouse marks the words of a slide, and pulls at its picture', async ({ page }) => {
  await openReady(page, '/');
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  const first = carousel.getByRole('button', { name: 'Go to slide 1' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  const drag = async (place: Locator, to: number, down = 0.5) => {
    await place.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await place.boundingBox())!;
    const level = y + down * height;
    await page.mouse.move(x + width / 2, level);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + to, level, { steps: 8 });
    await page.mouse.up();
  };
  await drag(carousel.getByText('Pour at room temperature.'), -90);
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(4);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await drag(carousel.getByAltText(/caballito/), -260);
  await expect(first).not.toHaveAttribute('aria-current', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await drag(carousel.getByAltText(/caballito/), -260, 0.7);
  await expect(first, 'at the glass’s foot too').not.toHaveAttribute('aria-current', 'true');
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
