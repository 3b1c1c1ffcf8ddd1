import type { Locator, Page } from '@playwright/test';
import { duration } from '@/styles/tokens/tokens';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

async function serves(page: Page): Promise<Locator> {
  const carousel = page.getByRole('region', { name: 'Serves' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Go to slide 1' })).toBeVisible();
  return carousel;
}

/** Slides that stand wholly, give or take a few pixels, inside the carousel's window. */
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

/** The number of the dot that says it is current. */
async function current(carousel: Locator): Promise<number> {
  const dot = carousel.locator('button[aria-current="true"]');
  return Number((await dot.getAttribute('aria-label'))?.replace('Go to slide ', ''));
}

test.describe('the serves carousel', () => {
  test('is a labelled section with a dot for each of at least six slides', async ({ page }) => {
    await openReady(page, '/');
    const carousel = await serves(page);
    expect(await carousel.evaluate(({ tagName }) => tagName)).toBe('SECTION');
    await expect(carousel).toHaveAccessibleName('Serves');
    const slides = await carousel.locator('[aria-roledescription="slide"]').count();
    expect(slides).toBeGreaterThanOrEqual(6);
    await expect(carousel.getByRole('button', { name: /^Go to slide \d+$/ })).toHaveCount(slides);
    const first = carousel.locator('button, a[href], [tabindex="0"]').first();
    await expect(first, 'first in the tab order').toHaveAccessibleName(/pause|stop|play|start/i);
  });

  test('leaves the page as high as it was when its engine comes', async ({ page }) => {
    await openReady(page, '/');
    await page.locator('html[data-laid-out]').waitFor();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await serves(page);
    expect(await height()).toBe(before);
  });

  test('shows one slide up to 991 px, two from 992, four from 1200', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openReady(page, '/');
    for (const [width, count] of [
      [390, 1],
      [768, 1],
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
  });

  test('moves to the slide of the dot that is pressed @both', async ({ page }) => {
    await openReady(page, '/');
    const carousel = await serves(page);
    await carousel.getByRole('button', { name: 'Go to slide 3' }).click();
    await expect.poll(() => current(carousel)).toBe(3);
    const third = carousel.locator('[aria-roledescription="slide"]').nth(2);
    await expect
      .poll(async () => {
        const { x, width } = (await third.boundingBox()) ?? { x: -1, width: 0 };
        return x >= 0 && x + width <= (page.viewportSize()?.width ?? 0);
      }, 'it stands wholly in view')
      .toBe(true);
  });

  test('goes round: before the first comes the last', async ({ page }) => {
    await openReady(page, '/');
    const carousel = await serves(page);
    const last = await carousel.locator('[aria-roledescription="slide"]').count();
    await carousel.getByRole('button', { name: 'Go to slide 1', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(carousel)).toBe(last);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(carousel)).toBe(1);
  });

  test('does not move by itself under reduced motion', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/');
    const carousel = await serves(page);
    for (let rest = 0; rest < 3; rest += 1) await page.clock.fastForward(duration.carouselRest);
    expect(await current(carousel)).toBe(1);
  });
});

test.describe('a step of the serves carousel @lively', () => {
  test.use({ calm: false });

  test('seems to last 500 ms', async ({ page }) => {
    // Its frames come by the test's clock, however busy the machine is.
    await page.clock.install();
    await openReady(page, '/');
    const carousel = await serves(page);
    const track = carousel.locator('[aria-live]');
    const place = () => track.evaluate((element) => element.getBoundingClientRect().x);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    const places = [await place()];
    await carousel.getByRole('button', { name: 'Go to slide 2' }).dispatchEvent('click');
    for (const passing of [400, 180, 1500]) {
      await page.clock.runFor(passing);
      places.push(await place());
    }
    const [start = 0, before = 0, after = 0, end = 0] = places;
    const left = (at: number) => (end - at) / (end - start);
    expect(left(before), 'of the way, after 400 ms').toBeGreaterThan(0.015);
    expect(left(after), 'after 580 ms').toBeLessThan(0.01);
  });
});

test.describe('autoplay of the serves carousel @lively', () => {
  test.use({ calm: false });

  /** Lets the time of two steps pass for a carousel that has not been stopped. */
  async function passTwoRests(page: Page): Promise<void> {
    for (let rest = 0; rest < 2; rest += 1) await page.clock.fastForward(duration.carouselRest);
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/');
  });

  test('steps on by itself, and stops for good with its pause button', async ({ page }) => {
    const carousel = await serves(page);
    await page.mouse.move(5, 5);
    await passTwoRests(page);
    await expect.poll(() => current(carousel)).toBeGreaterThan(1);

    await carousel.getByRole('button', { name: /pause|stop/i }).click();
    await expect(carousel.getByRole('button', { name: /play|start/i })).toBeVisible();
    await page.mouse.move(5, 5);
    const stoppedAt = await current(carousel);
    await passTwoRests(page);
    expect(await current(carousel)).toBe(stoppedAt);
  });

  test('waits while it is out of sight', async ({ page }) => {
    const carousel = await serves(page);
    await page.mouse.move(5, 5);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(carousel).not.toBeInViewport();
    await passTwoRests(page);
    expect(await current(carousel)).toBe(1);
    await serves(page);
    await expect(async () => {
      await passTwoRests(page);
      expect(await current(carousel)).toBeGreaterThan(1);
    }).toPass();
  });

  test('waits while the pointer rests on it, stops once the keyboard arrives', async ({ page }) => {
    const carousel = await serves(page);
    await carousel.locator('[aria-roledescription="slide"]').first().hover();
    const before = await current(carousel);
    await passTwoRests(page);
    expect(await current(carousel)).toBe(before);

    await page.mouse.move(5, 5);
    await carousel.getByRole('button', { name: /pause|stop/i }).focus();
    await page.keyboard.press('Tab');
    const left = await current(carousel);
    await passTwoRests(page);
    expect(await current(carousel)).toBe(left);
  });
});

test('Tab past the serves stops only at what has a name and a role', async ({ page }) => {
  await openReady(page, '/');
  const carousel = await serves(page);
  await carousel.getByRole('button', { name: 'Go to slide 6' }).focus();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    expect
      .soft(await page.evaluate(() => document.activeElement?.tagName))
      .toMatch(/^(A|BUTTON|INPUT)$/);
  }
  await expect(page.locator('#Experience [aria-roledescription]')).toHaveCount(0);
});
