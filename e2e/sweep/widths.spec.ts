/** Every page at every width and size of letters: no letters on letters of another text, nothing beyond the window’s sides. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { layoutFaults } from '../support/layout-faults';
import { openHydrated } from '../support/pages';
import { enlargeText, stopPainting } from '../support/text-layout';
import { inEnglish, longestRoutes, missingRoutes, routesByKind } from '../support/routes';

const widths = [320, 390, 600, 768, 820, 1024, 1112, 1200, 1366, 1536, 1920, 2560];

/** Windows in which the home page's first screen has letters of other sizes. */
const lowWindows = [
  { width: 430, height: 300 },
  { width: 667, height: 375 },
  { width: 820, height: 640 },
  { width: 1280, height: 480 },
];

/** Font sizes set in a browser, in % of the usual 16 px. The largest is tested on one page of each kind. */
const letters = [100, 150, 200];

test.use({ allowedConsoleErrors: /status of 404/ });

const soft = expect.configure({ soft: true });

async function expectWordsApart(page: Page, route: string): Promise<void> {
  await openHydrated(page, route);
  await stopPainting(page);
  const isTypical = longestRoutes().includes(route);
  const windows = [
    ...widths.map((width) => ({ width, height: 900 })),
    ...(inEnglish(route) === '/' ? lowWindows : []),
  ];
  for (const percent of isTypical ? letters : letters.slice(0, -1)) {
    const undo = await enlargeText(page, percent);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      // Polled: the footer's sections fold, and words drawn to a place are fitted, in the frame after.
      const message = `${route}, ${width} × ${height} px, letters of ${percent} %`;
      await soft.poll(() => layoutFaults(page), { message, timeout: 5_000 }).toEqual([]);
    }
    await undo();
  }
}

// A page for several routes: the scripts, which are a third of a visit's work, are compiled once.
for (const group of [...routesByKind(), missingRoutes]) {
  test(`words stay apart and in the window at every width: ${group.join(', ')}`, async ({
    page,
  }) => {
    for (const route of group) await test.step(route, () => expectWordsApart(page, route));
  });
}
