/** One page, many shapes: every width, 400 % zoom, larger letters, wider text. */
import type { Page } from '@playwright/test';
import { crowdedTexts } from '../support/crowding';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';
import { inEnglish } from '../support/routes';
import {
  clippedTexts,
  cutTexts,
  enlargeText,
  sideways,
  spaceText,
  spilledTexts,
} from '../support/reading';
import { hiddenTexts } from '../support/visible';

/** The home page: one of each layout, and both sides of the edge between the narrow and the wide. */
const ofHome = {
  widths: [320, 390, 767, 768, 1024, 1440, 1920, 2560],
  /** Those at which letters and spaces are made larger. */
  enlarged: [320, 390, 768, 1024, 1440],
};

/** A page of text alone has two layouts, and is in danger where it is narrow. */
const ofText = { widths: [320, 767, 768, 2560], enlarged: [320, 768] };

const soft = expect.configure({ soft: true });

async function expectWordsWhole(page: Page, shape: string): Promise<void> {
  // Polled: the footer's toggles come in the frame after the window has become narrow.
  await soft.poll(() => hiddenTexts(page), shape).toEqual([]);
  soft(await clippedTexts(page), shape).toEqual([]);
  // Polled: words that are drawn to a place are fitted in the frame after they have grown.
  await soft.poll(() => cutTexts(page), shape).toEqual([]);
}

// The home pages, and of the pages of text the one with a table and the one with the longest words. The table is in
// Spanish, whose words are longer.
for (const route of ['/', '/termsAndConditions', '/es', '/es/cookies', '/es/serves/brasa']) {
  const { widths, enlarged } = inEnglish(route) === '/' ? ofHome : ofText;
  test(`${route} keeps its words at every width, zoomed, with larger and wider text`, async ({
    page,
  }) => {
    await openReady(page, route);
    await test.step('neither scrolls sideways nor cuts a line off from 320 to 2560 px', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        soft(await sideways(page), `at ${width} px`).toBe(0);
        soft(await cutTexts(page), `at ${width} px`).toEqual([]);
        soft(await crowdedTexts(page), `at ${width} px`).toEqual([]);
        const fitted = page.locator('[data-fits][style*="scale"]');
        await soft(fitted, `drawn as large as meant at ${width} px`).toHaveCount(0);
      }
    });
    await test.step('reads at 200 % (1.4.4)', async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      await expectWordsWhole(page, 'at 200 %');
    });
    await test.step('reflows at 400 %, 320 by 256 px (1.4.10)', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      soft(await sideways(page)).toBe(0);
      await expectWordsWhole(page, 'at 400 %');
    });
    await test.step('keeps its words apart with letters twice as large (1.4.4)', async () => {
      const undo = await enlargeText(page, 200);
      for (const width of enlarged) {
        const shape = `200 % at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        soft(await crowdedTexts(page), shape).toEqual([]);
        soft(await clippedTexts(page), shape).toEqual([]);
        // Polled: the footer's sections unfold in the frame after the window has become wide.
        await soft.poll(() => cutTexts(page, 'body'), shape).toEqual([]);
      }
      await undo();
    });
    await test.step('keeps its words with wider text spacing (1.4.12)', async () => {
      const undo = await spaceText(page);
      for (const width of enlarged) {
        await page.setViewportSize({ width, height: 900 });
        await expectWordsWhole(page, `spaced at ${width} px`);
        soft(await crowdedTexts(page), `crowded at ${width} px`).toEqual([]);
        soft(await spilledTexts(page), `spilled at ${width} px`).toEqual([]);
      }
      await undo();
    });
  });
}
