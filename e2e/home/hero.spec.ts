/** The first screen in windows of all shapes: its picture, its words and the ground fit one another. */
import type { Page } from '@playwright/test';
import { hero } from '@/content/home/hero';
import { images, type ImageName } from '@/lib/images/manifest';
import { expect, test } from '../support/fixtures';
import { openReady, textFontComes } from '../support/pages';

test.use({ pictures: true });

/** From the stopper's top to the bottle's foot, as shares of each picture's height, and its right side across. */
const bottles: Partial<Record<ImageName, { top: number; foot: number; right: number }>> = {
  'hero-wide': { top: 0.14, foot: 0.776, right: 0.865 },
  'hero-flat': { top: 0.1316, foot: 0.7636, right: 0.85 },
};

/** Browsers on common laptops, and very wide screens; the second line's are less flat. */
const windows = {
  'hero-flat':
    '1280x560 1366x600 1366x650 1280x680 1366x768 1512x860 1440x700 1920x900 1920x1080 2560x1080 2560x1400 3440x1440',
  'hero-wide': '1280x800 1440x900 1680x1050 1920x1200 2560x1440',
};

/** Where the picture lies, and what of it stands before the letters; the ground's lip is half-way down its edge. */
function readScene(page: Page) {
  return page.locator('#home').evaluate((section) => {
    const image = section.querySelector('img');
    const [front, ground] = [...section.querySelectorAll(':scope > [aria-hidden="true"]')];
    if (!image || !front || !ground) throw new Error('The hero has lost a part');
    const edge = getComputedStyle(ground).maskSize.match(/[\d.]+(?=px$)/);
    return {
      file: image.currentSrc,
      box: image.getBoundingClientRect().toJSON() as DOMRect,
      place: getComputedStyle(image).objectPosition,
      mask: getComputedStyle(front).maskImage,
      maskPlace: getComputedStyle(front).maskPosition,
      lip: ground.getBoundingClientRect().top + Number(edge) / 2,
    };
  });
}

/** The picture's name, and where its bottle's stopper and foot come to stand in the window. */
function bottleOf({ file, box, place }: Awaited<ReturnType<typeof readScene>>) {
  const name = (/([a-z-]+)-\d+\.\w+\.\w+$/.exec(file)?.[1] ?? '') as ImageName;
  const { top, foot, right } = bottles[name] ?? { top: 0, foot: 1, right: 1 };
  const { width, height } = images[name];
  const scale = Math.max(box.width / width, box.height / height);
  const [across = 0, down = 0] = place.split(' ').map(parseFloat);
  const above = place.endsWith('%') ? ((box.height - height * scale) * down) / 100 : down;
  return {
    name,
    top: above + height * scale * top,
    foot: above + height * scale * foot,
    right: ((box.width - width * scale) * across) / 100 + width * scale * right,
  };
}

for (const [name, sizes] of Object.entries(windows)) {
  test(`the bottle stands whole on its stone, beside the words, in ${name}`, async ({ page }) => {
    for (const size of sizes.split(' ')) {
      await test.step(size, async () => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await openReady(page, '/');
        const scene = await readScene(page);
        const bottle = bottleOf(scene);
        expect(bottle.name).toBe(name);
        expect(scene.mask, 'what stands before the letters').toContain(`${name}-front`);
        expect(scene.maskPlace, 'lies on the picture').toBe(scene.place);
        const menu = page.getByRole('banner').getByRole('link', { name: 'Home' }).last();
        const words = await menu.boundingBox();
        const menuEnds = (words?.y ?? height) + (words?.height ?? 0) / 2 + 8;
        expect(bottle.top, 'below the menu’s words').toBeGreaterThan(menuEnds);
        expect(bottle.foot, 'above the ground').toBeLessThan(scene.lip);
        const note = page.getByText(hero.fieldNote[0] ?? '');
        await textFontComes(page);
        expect((await note.boundingBox())?.x, 'beside the bottle').toBeGreaterThan(bottle.right);
      });
    }
  });
}

test('a phone on its side shows the whole heading, and the bottle on its stone', async ({
  page,
}) => {
  for (const [width, height] of [
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openReady(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const word of hero.heading.soil.split(' ')) {
      const box = await heading.getByText(word, { exact: true }).boundingBox();
      expect((box?.y ?? height) + 0.9 * (box?.height ?? 0), word).toBeLessThan(height);
    }
    const scene = await readScene(page);
    expect(bottleOf(scene).name).toBe('hero-flat');
    expect(bottleOf(scene).foot, 'above the ground').toBeLessThan(scene.lip);
  }
});

test('the vein begins in the ground, in windows of all shapes', async ({ page }) => {
  for (const [width, height] of [
    [390, 664],
    [412, 915],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1024, 1366],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openReady(page, '/');
    const { lip } = await readScene(page);
    const vein = page.locator('div:has(> [data-scene="vein"])');
    const top = (await vein.boundingBox())?.y ?? 0;
    expect(top, `${width} × ${height}`).toBeGreaterThan(lip - 10);
    expect(top, `${width} × ${height}`).toBeLessThan(lip + 120);
  }
});
