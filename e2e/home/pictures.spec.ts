/** The browser picks the right file of every picture, in windows of all widths. */
import type { Page } from '@playwright/test';
import { images, type ImageName } from '@/content/images/manifest';
import { expect, test } from '../support/fixtures';
import { pixel } from '../support/pixel';

test.use({ pictures: true });

const sharpEnough = 1.02;
const widths = [390, 768, 1024, 1440, 2560];

/** Loads every picture of the page. Resolves to the chosen file and the drawn size of each. */
function readPictures(page: Page) {
  return page.locator('img[data-picture]').evaluateAll(async (all) => {
    for (const element of all) (element as HTMLImageElement).loading = 'eager';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return all.map((element) => ({
      file: element instanceof HTMLImageElement ? element.currentSrc : '',
      width: element.clientWidth,
      height: element.clientHeight,
    }));
  });
}

/** Drawn size divided by file size. All pictures have `object-fit: cover`. */
function enlargement(file: string, width: number, height: number): number {
  const [, name, pixels] = /\/([a-z-]+)-(\d+)\.\w+\.\w+$/.exec(file) ?? [];
  if (!name || !(name in images)) return 0;
  const master = images[name as ImageName];
  return Math.max(width, (height * master.width) / master.height) / Number(pixels);
}

test('no picture is drawn larger than its file, from 390 to 2560 px @chromium', async ({
  page,
}) => {
  // The file's name contains its width, so one pixel stands for all pictures.
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 1024 ? 1000 : Math.round(width * 0.5625) });
    await page.goto('/');
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    const undecided = async () => (await readPictures(page)).filter(({ file }) => !file);
    await expect.poll(undecided, 'each has chosen its file').toEqual([]);
    const pictures = await readPictures(page);
    expect(pictures.length).toBeGreaterThan(10);
    const enlarged = pictures
      .map(({ file, width: wide, height }) => ({ file, by: enlargement(file, wide, height) }))
      .filter(({ by }) => by > sharpEnough);
    expect.soft(enlarged, `at ${width} px`).toEqual([]);
  }
});
