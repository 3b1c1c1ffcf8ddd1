import type { Locator, Page } from '@playwright/test';
import { duration } from '@/styles/tokens/tokens';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

async function serves(page: Page): Promise<Locator> {
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(dot(carousel, 1)).toBeVisible();
  return carousel;
}

const dot = (carousel: Locator, number: number) =>
  carousel.getByRole('button', { name: `Go to slide ${number}`, exact: true });

/** How much of a slide's width is inside the window, from 0 to 1; how far the page is scrolled does not matter. */
const shareInView = (slide: Locator) =>
  slide.evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
  });

/** Slides that stand wholly, give or take a few pixels, inside the window. */
function slidesInView(carousel: Locator): Promise<number> {
  return carousel.locator('[aria-roledescription="slide"]').evaluateAll((slides) => {
    const inView = slides.filter((slide) => {
      const { left, right, width } = slide.getBoundingClientRect();
      const shown = Math.min(right, innerWidth) - Math.max(left, 0);
      return width > 0 && shown / width > 0.9;
    });
    return inView.length;
  });
}

/** The number of the dot with `aria-current`. */
async function current(carousel: Locator): Promise<number> {
  const marked = carousel.locator('button[aria-current="true"]');
  return Number((await marked.getAttribute('aria-label'))?.replace('Go to slide ', ''));
}

/** One slide up to 991 px, two from 992, four from 1200. */
async function expectAsManyAsFit(page: Page): Promise<void> {
  for (const [width, count] of [
    [991, 1],
    [992, 2],
    [1199, 2],
    [1200, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const carousel = await serves(page);
    await expect.poll(() => slidesInView(carousel), `at ${width} px`).toBe(count);
  }
}

test('moves to the slide of the dot that is pressed, goes round, and shows as many as fit @both', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/');
  const carousel = await serves(page);
  const count = await carousel.locator('[aria-roledescription="slide"]').count();
  expect(count).toBeGreaterThanOrEqual(6);
  await dot(carousel, 3).click();
  const third = carousel.getByRole('group', { name: /^3 of / });
  await expect.poll(() => shareInView(third)).toBeGreaterThan(0.9);
  await dot(carousel, 1).click();
  await expect.poll(() => current(carousel)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current(carousel)).toBe(count);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(carousel)).toBe(1);
  if (!isMobile) await expectAsManyAsFit(page);
});

test.describe('a moving page @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a step takes 500 ms: then at most 1 % of the way is left', async ({ page }) => {
    // Frames follow Playwright's clock, so a busy machine changes nothing.
    await page.clock.install();
    await openHydrated(page, '/');
    const carousel = await serves(page);
    const track = carousel.locator('[aria-live]');
    const place = () => track.evaluate((element) => element.getBoundingClientRect().x);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    const places = [await place()];
    await dot(carousel, 2).dispatchEvent('click');
    for (const passing of [400, 180, 1500]) {
      await page.clock.runFor(passing);
      places.push(await place());
    }
    const [start = 0, before = 0, after = 0, end = 0] = places;
    const left = (at: number) => (end - at) / (end - start);
    expect(left(before), 'of the way, after 400 ms').toBeGreaterThan(0.015);
    expect(left(after), 'after 580 ms').toBeLessThan(0.01);
  });

  test('autoplay pauses under the pointer and out of view, and stops by its button and in calm motion', async ({
    page,
  }) => {
    const pass = async () => {
      for (let rest = 0; rest < 2; rest += 1) await page.clock.fastForward(duration.carouselRest);
    };
    const moves = (carousel: Locator, from: number) =>
      expect(async () => {
        await pass();
        expect(await current(carousel)).not.toBe(from);
      }).toPass();
    await page.clock.install();
    await openHydrated(page, '/');
    const carousel = await serves(page);

    await test.step('pauses under the pointer', async () => {
      await carousel.locator('[aria-roledescription="slide"]').first().hover();
      const before = await current(carousel);
      await pass();
      expect(await current(carousel)).toBe(before);
      await page.mouse.move(5, 5);
      await moves(carousel, before);
    });

    await test.step('pauses out of view', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(carousel).not.toBeInViewport();
      const before = await current(carousel);
      await pass();
      expect(await current(carousel)).toBe(before);
      await serves(page);
      await moves(carousel, before);
    });

    await test.step('stops for good with its pause button', async () => {
      await carousel.getByRole('button', { name: 'Stop the slides' }).click();
      await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
      await page.mouse.move(5, 5);
      const before = await current(carousel);
      await pass();
      expect(await current(carousel)).toBe(before);
    });

    await test.step('stops when calm motion is switched on, even if it was started again', async () => {
      const stop = carousel.getByRole('button', { name: 'Stop the slides' });
      const start = carousel.getByRole('button', { name: 'Start the slides' });
      const calm = page.getByRole('switch', { name: 'Calm motion' });
      await start.click();
      await calm.click();
      await start.click();
      await expect(stop).toBeVisible();
      await calm.click();
      await calm.click();
      await expect(start).toBeVisible();
    });
  });
});

test('a card leads to its page at a click, and a drag across it does not', async ({ page }) => {
  await openHydrated(page, '/');
  const carousel = await serves(page);
  const picture = carousel.getByAltText(/caballito/);
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 260, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => current(carousel)).not.toBe(1);
  await expect(page).toHaveURL('/');
  await carousel.getByAltText(/margarita/).click();
  await expect(page).toHaveURL('/serves/margarita');
  await expect(page.getByRole('heading', { level: 1, name: 'Margarita' })).toBeVisible();
});

test('cards beside the window have their textures before they are swiped to', async ({ page }) => {
  await openHydrated(page, '/');
  const carousel = await serves(page);
  await expect(carousel.locator('[data-texture]')).not.toHaveCount(0);
  await expect(carousel.locator('[data-texture]:not([data-near])')).toHaveCount(0);
});
