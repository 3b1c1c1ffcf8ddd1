import { layoutFaults } from '../support/layout-faults';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

/** The minimum font size set in the browser, in px. */
const minimumFontSize = 24;

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [
      ...(launchOptions.args ?? []),
      `--blink-settings=minimumFontSize=${minimumFontSize}`,
    ];
    await provide({ ...launchOptions, args });
  },
});

test('with a minimum font size no texts overlap on a phone @phone @chromium', async ({ page }) => {
  await openHydrated(page, '/');
  for (const width of [360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  const line = page.locator('main ol p, main ol div').first();
  const { height } = await line.evaluate((words) => words.getClientRects()[0] ?? { height: 0 });
  expect(height, 'the letters are as large as told').toBeGreaterThan(minimumFontSize);
});
