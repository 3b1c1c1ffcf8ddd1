/** Zoom of 200 and 400 %, and wider text spacing. `widths.spec.ts` tests widths and font sizes. */
import type { Page } from '@playwright/test';
import { layoutFaults } from '../support/layout-faults';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';
import { inEnglish } from '../support/routes';
import { clippedTexts, truncatedTexts, spaceText, overflowingBands } from '../support/text-layout';
import { hiddenTexts } from '../support/hidden-texts';

/** A width for each layout. Pages of text alone have two layouts; the narrow one is the risk. */
const widthsOf = (route: string) =>
  inEnglish(route) === '/' ? [320, 390, 768, 1024, 1440] : [320, 768];

const soft = expect.configure({ soft: true });

async function expectWordsReadable(page: Page, shape: string): Promise<void> {
  // Polled: the footer's toggles come in the frame after the window has become narrow.
  await soft.poll(() => hiddenTexts(page), shape).toEqual([]);
  soft(await clippedTexts(page), shape).toEqual([]);
  // Polled: `fitWords` scales large words in the frame after they have grown.
  await soft.poll(() => truncatedTexts(page), shape).toEqual([]);
}

// The home pages, and of the pages of text the one with a table and the one with the longest words. The table is in
// Spanish, whose words are longer.
for (const route of ['/', '/termsAndConditions', '/es', '/es/cookies', '/es/serves/brasa']) {
  test(`${route} shows all its text zoomed and with wider spacing`, async ({ page }) => {
    await openHydrated(page, route);
    await test.step('reads at 200 % (1.4.4)', async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      await expectWordsReadable(page, 'at 200 %');
    });
    await test.step('reflows at 400 %, 320 by 256 px (1.4.10)', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await soft.poll(() => layoutFaults(page)).toEqual([]);
      await expectWordsReadable(page, 'at 400 %');
    });
    await test.step('shows all its text with wider text spacing (1.4.12)', async () => {
      const undo = await spaceText(page);
      for (const width of widthsOf(route)) {
        await page.setViewportSize({ width, height: 900 });
        await expectWordsReadable(page, `spaced at ${width} px`);
        soft(await layoutFaults(page, { sideways: false }), `crowded at ${width} px`).toEqual([]);
        soft(await overflowingBands(page), `spilled at ${width} px`).toEqual([]);
      }
      await undo();
    });
  });
}
