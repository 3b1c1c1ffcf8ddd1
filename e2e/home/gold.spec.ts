/** The live gold: it runs while in view, and until it is paused. */
import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../lib/storage';
import { expect, test } from '../support/fixtures';
import { openHydrated, scrollTop } from '../support/pages';

// A small window, because drawing without a graphics card is slow.
test.use({ reducedMotion: 'no-preference', pictures: true, viewport: { width: 820, height: 700 } });

const goldCanvas = (page: Page) => page.locator('[data-live-gold]');
const pauseButton = (page: Page) => page.locator('#anjoi').getByRole('button', { name: /stir/i });

/** Whether two screenshots of the visible part of the gold, some frames apart, are equal. */
async function isStill(gold: Locator): Promise<boolean> {
  const page = gold.page();
  const { x, y, width, height } = (await gold.boundingBox())!;
  const top = Math.max(0, y);
  const bottom = Math.min(page.viewportSize()?.height ?? 0, y + height);
  const look = () => page.screenshot({ clip: { x, y: top, width, height: bottom - top } });
  const before = await look();
  await gold.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  return before.equals(await look());
}

async function openAtGold(page: Page): Promise<Locator> {
  // On a slow machine the invitation would appear and cover the gold.
  await page.addInitScript((key) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(key, 'dismissed');
  }, storageKeys.invitation);
  await openHydrated(page, '/');
  const gold = goldCanvas(page);
  await gold.scrollIntoViewIfNeeded();
  await expect(gold).toHaveAttribute('data-live-gold', 'running');
  return gold;
}

test('the gold moves while it is in view, pauses after a minute, and has a visible pause button at every width (2.2.2) @motion', async ({
  page,
}) => {
  await page.clock.install();
  const gold = await openAtGold(page);
  await test.step('the gold pauses out of view', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(gold).toHaveAttribute('data-live-gold', 'paused');
    await gold.scrollIntoViewIfNeeded();
    await expect(gold).toHaveAttribute('data-live-gold', 'running');
  });
  await test.step('the gold pauses by itself after a minute, and resumes at the next scroll', async () => {
    await page.clock.fastForward(70_000);
    await expect(gold).toHaveAttribute('data-live-gold', 'paused');
    await page.evaluate(() => window.scrollBy({ top: -20, behavior: 'instant' }));
    await expect(gold).toHaveAttribute('data-live-gold', 'running');
  });
  await test.step('the pause button is visible and can be pressed', async () => {
    await pauseButton(page).click();
    await expect(gold).toHaveAttribute('data-live-gold', 'paused');
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const button = pauseButton(page);
      await button.scrollIntoViewIfNeeded();
      const box = (await button.boundingBox())!;
      const seen = [0.1, 0.9].map((part) => [box.x + box.width * part, box.y + box.height * 0.7]);
      const isSeen = await button.evaluate(
        (element, points) =>
          points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
        seen,
      );
      expect.soft(isSeen, `at ${width} px`).toBe(true);
    }
  });
});

test('the gold is stopped and stirred from the keyboard, and the page stays where it is @motion @chromium', async ({
  page,
}) => {
  const gold = await openAtGold(page);
  const button = pauseButton(page);
  // Scrolls to the bottle's middle, where most flakes are. Plain `focus()` would scroll elsewhere.
  await gold.evaluate((canvas) => {
    canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await button.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(gold).toHaveAttribute('data-live-gold', 'paused');
  await expect.poll(() => isStill(gold)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(gold).toHaveAttribute('data-live-gold', 'running');
  const place = await scrollTop(page);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect.poll(() => isStill(gold)).toBe(false);
  await expect(button).toBeFocused();
  expect(await scrollTop(page)).toBe(place);
  await page.getByRole('switch', { name: 'Calm motion' }).focus();
  await page.keyboard.press('Space');
  await expect(gold, 'the photographed flakes are back').toHaveAttribute('data-live-gold', 'still');
  await expect(button).toHaveCount(0);
});
