/** The browser picks the right file of every picture, in windows of all widths. */
import type { Page } from '@playwright/test';
import { images, type ImageName } from '@/lib/images/manifest';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.use({ pictures: true });

const sharpEnough = 1.02;
const widths = [390, 768, 1024, 1440, 1920, 2560];

/** Those that were asked for: a slide beside the window is not. */
async function readPictures(page: Page) {
  const shown = page.locator('img[data-picture]');
  for (const picture of await shown.all()) {
    await picture.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
  return shown.evaluateAll((all) =>
    all.map((element) => ({
      file: element instanceof HTMLImageElement ? element.currentSrc : '',
      width: element.clientWidth,
      height: element.clientHeight,
    })),
  );
}

/** By how much a file is drawn larger than it is; all pictures fill their place. */
function enlargement(file: string, width: number, height: number): number {
  const [, name, pixels] = /\/([a-z-]+)-(\d+)\.\w+\.\w+$/.exec(file) ?? [];
  if (!name || !(name in images)) return 0;
  const master = images[name as ImageName];
  return Math.max(width, (height * master.width) / master.height) / Number(pixels);
}

test('no picture is drawn larger than its file, from 390 to 2560 px @chromium', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 1024 ? 1000 : Math.round(width * 0.5625) });
    await openReady(page, '/');
    const pictures = await readPictures(page);
    expect(pictures.filter(({ file }) => file).length, 'pictures asked for').toBeGreaterThan(10);
    const enlarged = pictures
      .map(({ file, width: wide, height }) => ({ file, by: enlargement(file, wide, height) }))
      .filter(({ by }) => by > sharpEnough);
    expect(enlarged, `at ${width} px`).toEqual([]);
  }
});
