/** The end of the intro: its mark and the header's mark are never visible together. */
import { expect, test } from '../support/fixtures';

declare global {
  interface Window {
    /** The opacity of the header's mark in the frame after a key press. */
    __ownMark?: number;
  }
}

test.describe('the intro @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('is replaced by the header’s mark in one frame, at the same opacity', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const { goes, comes, landed, stands } = await page.evaluate(async () => {
      // Scroll timelines, which the header's mark follows, begin with the first frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const cover = document.querySelector('[data-intro-cover]')!;
      const own = document.querySelector('header [data-logo-piece]')!.parentElement!;
      // An element stays hidden for the delay of an animation without a duration.
      const waitOf = (element: Element) => {
        const waits = element.getAnimations().map(({ effect }) => effect?.getComputedTiming());
        return waits.find((timing) => timing?.activeDuration === 0)?.endTime;
      };
      const flying = cover.lastElementChild!;
      for (const flight of flying.getAnimations()) {
        flight.pause();
        flight.currentTime = Number(waitOf(cover));
      }
      const opacityOf = (element: Element) => getComputedStyle(element).opacity;
      return {
        goes: waitOf(cover),
        comes: waitOf(own),
        landed: opacityOf(flying),
        stands: opacityOf(own.closest('a')!),
      };
    });
    expect(goes).toBeGreaterThan(0);
    expect(goes).toBe(comes);
    expect(landed).toBe(stands);
  });
});

test.describe('a visitor who ends the intro by a key @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('sees only one of the two marks at a time', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('keydown', () => {
        requestAnimationFrame(() => {
          const own = document.querySelector('header [data-logo-piece]')?.parentElement;
          if (own) window.__ownMark = Number(getComputedStyle(own).opacity);
        });
      });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('header [data-logo-piece]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => window.__ownMark !== undefined);
    expect(await page.evaluate(() => window.__ownMark)).toBeLessThan(0.5);
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    const own = page.locator('header [data-logo-piece]').first().locator('..');
    await expect(own).toHaveCSS('opacity', '1');
  });
});
