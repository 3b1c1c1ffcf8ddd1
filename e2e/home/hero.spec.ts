/** The first screen in windows of all shapes: picture, words and ground neither collide nor leave gaps. */
import type { Page } from '@playwright/test';
import { hero } from '@/content/home';
import { languages } from '@/content/languages';
import { images, type ImageName } from '@/content/images/manifest';
import { expect, test } from '../support/fixtures';
import { openHydrated, waitForTextFont } from '../support/pages';
import { pixel } from '../support/pixel';

test.use({ pictures: true });

/** From the stopper's top to the bottle's foot, as shares of each picture's height, and its right side across. */
const bottles: Partial<Record<ImageName, { top: number; foot: number; right: number }>> = {
  'hero-wide': { top: 0.14, foot: 0.776, right: 0.865 },
  'hero-flat': { top: 0.1316, foot: 0.7636, right: 0.85 },
};

/** A window of each shape, and the picture that it should show. */
const windows = [
  { size: '390x664' },
  { size: '768x1024' },
  { size: '667x375', name: 'hero-flat', onItsSide: true },
  { size: '1280x560', name: 'hero-flat' },
  { size: '1280x800', name: 'hero-wide' },
  { size: '1366x768', name: 'hero-flat' },
  { size: '1440x900', name: 'hero-wide' },
  { size: '1920x1080', name: 'hero-flat' },
  { size: '2560x1440', name: 'hero-wide' },
  { size: '3440x1440', name: 'hero-flat' },
];

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
function bottlePosition({ file, box, place }: Awaited<ReturnType<typeof readScene>>) {
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

async function expectBottleOnItsStone(page: Page, name: string): Promise<void> {
  const scene = await readScene(page);
  const bottle = bottlePosition(scene);
  expect(bottle.name).toBe(name);
  expect(bottle.foot, 'above the ground').toBeLessThan(scene.lip);
  expect(scene.mask, 'what stands before the letters').toContain(`${name}-front`);
  expect(scene.maskPlace, 'lies on the picture').toBe(scene.place);
}

async function expectBottleBesideWords(page: Page): Promise<void> {
  const bottle = bottlePosition(await readScene(page));
  const menu = page.getByRole('banner').getByRole('link', { name: 'Home' }).last();
  const words = (await menu.boundingBox())!;
  expect(bottle.top, 'below the menu’s words').toBeGreaterThan(words.y + words.height / 2 + 8);
  const note = await page.getByText(hero.fieldNote[0] ?? '').boundingBox();
  expect(note?.x, 'the note beside the bottle').toBeGreaterThan(bottle.right);
}

async function expectWholeHeading(page: Page, height: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const word of hero.heading.soil.split(' ')) {
    const box = await heading.getByText(word, { exact: true }).boundingBox();
    expect((box?.y ?? height) + 0.9 * (box?.height ?? 0), word).toBeLessThan(height);
  }
}

async function expectFilled(page: Page, width: number, height: number): Promise<void> {
  const box = await page.locator('#home').boundingBox();
  expect((box?.height ?? 0) / height, 'filled by the hero').toBeGreaterThan(0.95);
  const last = await page.locator('#home').getByText('pour.', { exact: true }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? Infinity), 'its last word').toBeLessThan(width);
}

test('on the first screen bottle, words and ground do not collide in windows of all shapes', async ({
  page,
}) => {
  // The test reads only names and positions of pictures, so one pixel stands for all.
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  );
  await openHydrated(page, '/');
  await waitForTextFont(page);
  for (const { size, name, onItsSide } of windows) {
    await test.step(size, async () => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await expect(async () => {
        if (name) await expectBottleOnItsStone(page, name);
        if (onItsSide) await expectWholeHeading(page, height);
        else if (name) await expectBottleBesideWords(page);
        if (width >= 1920) await expectFilled(page, width, height);
        const { lip } = await readScene(page);
        const vein = await page.locator('div:has(> [data-scene="vein"])').boundingBox();
        expect(vein?.y, 'the vein begins in the ground').toBeGreaterThan(lip - 10);
        expect(vein?.y, 'the vein begins in the ground').toBeLessThan(lip + 120);
      }, size).toPass({ timeout: 4_000 });
    });
  }
});

for (const { prefix } of languages) {
  const route = prefix || '/';
  test(`${route} on a tablet in landscape: the tagline is clear of the large logo, and the last words are in the window`, async ({
    page,
  }) => {
    const window = { width: 1112, height: 834 };
    await page.setViewportSize(window);
    await openHydrated(page, route);
    // With motion the logo is large at the page’s top.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const name = page.getByRole('banner').locator('[aria-hidden]', { hasText: 'FERA' }).last();
    const logo = (await name.boundingBox())!;
    const tagline = (await page.locator('#home p').first().boundingBox())!;
    expect(tagline.y - logo.y - logo.height, 'above the tagline').toBeGreaterThan(8);
    for (const word of await page.locator('#home [data-order]').all()) {
      const box = (await word.boundingBox())!;
      const hasTail = /[gjpqy,]/.test((await word.textContent()) ?? '');
      if (hasTail) expect(box.y + box.height).toBeLessThan(window.height);
    }
  });
}
