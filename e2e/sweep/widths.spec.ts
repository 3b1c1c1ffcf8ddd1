import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';
import { routes } from '../support/routes';

const widths = [320, 360, 390, 412, 600, 767, 768, 820, 991, 1024, 1280, 1440, 1920, 2560];

for (const route of routes()) {
  test(`${route} does not scroll sideways from 320 to 2560 px`, async ({ page }) => {
    await openReady(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const sideways = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        window.scrollTo({ left: 200, behavior: 'instant' });
        const { scrollLeft, scrollWidth, clientWidth } = document.documentElement;
        return Math.max(scrollLeft, scrollWidth - clientWidth);
      });
      expect.soft(sideways, `at ${width} px`).toBe(0);
    }
  });
}
