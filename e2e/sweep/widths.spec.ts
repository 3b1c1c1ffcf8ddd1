/** Every page at every width and size of letters: no letters on letters of another text, nothing beyond the window’s sides. */
import type { Page } from '@playwright/test';
import { crowdedTexts } from '../support/crowding';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';
import { enlargeText, sideways } from '../support/reading';
import { longestRoutes, missingRoutes, routes } from '../support/routes';

const widths = [320, 390, 600, 768, 820, 1024, 1112, 1200, 1366, 1536, 1920, 2560];

/** What a browser can be told about letters, in % of the usual 16 px; the largest on one page of each kind. */
const letters = [100, 150, 200];

test.use({ allowedComplaints: /status of 404/ });

const soft = expect.configure({ soft: true });

async function faultsOf(page: Page): Promise<string[]> {
  const beyond = await sideways(page);
  return [...(await crowdedTexts(page)), ...(beyond ? [`${beyond} px sideways`] : [])];
}

for (const route of [...routes(), ...missingRoutes]) {
  const isTypical = longestRoutes().includes(route);
  test(`${route} keeps its words apart and in the window at every width`, async ({ page }) => {
    await openReady(page, route);
    for (const percent of isTypical ? letters : letters.slice(0, -1)) {
      const undo = await enlargeText(page, percent);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Polled: the footer's sections fold, and words drawn to a place are fitted, in the frame after.
        const message = `${width} px, letters of ${percent} %`;
        await soft.poll(() => faultsOf(page), { message, timeout: 5_000 }).toEqual([]);
      }
      await undo();
    }
  });
}
