/** The carousel on a translated page, a rotated phone, a row scrolled early, and with selected text. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

test('on a page that a translator has set to right-to-left, a dot shows its slide @phone', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(carousel.getByRole('group', { name: /^3 of / })).toBeInViewport({ ratio: 0.4 });
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByRole('group', { name: /^4 of / })).toBeInViewport({ ratio: 0.4 });
});

test('after two rotations of the phone the same slide is in view @phone', async ({ page }) => {
  await openHydrated(page, '/');
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

test('a row that was scrolled before Embla loads keeps its slide @phone', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Serves' });
  await page.getByRole('group', { name: 'Serves' }).evaluate((element) => {
    const second = element.querySelectorAll('article')[1]?.getBoundingClientRect();
    element.scrollLeft = second?.left ?? 0;
  });
  await carousel.scrollIntoViewIfNeeded();
  const second = carousel.getByRole('button', { name: 'Go to slide 2' });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('group', { name: '2 of 6' })).toBeInViewport({ ratio: 0.4 });
});

test('a mouse selects the text of a slide, and drags its picture', async ({ page }) => {
  await openHydrated(page, '/');
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
});
