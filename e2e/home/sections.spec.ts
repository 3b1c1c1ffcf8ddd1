import type { Locator } from '@playwright/test';
import { experience as words } from '@/content/home';
import { expect, test } from '../support/fixtures';
import { brightnessOf } from '../support/brightness';
import { openHydrated, scrollTop } from '../support/pages';

const order = ['home', 'colletions', 'plata', 'anjoi', 'Experience', 'aboutus'];

/** Words the specification puts in quotes, and where they stand. */
const prescribedWords = {
  home: 'From Agave to Excellence - Perfection in every pour.',
  plata: 'Crisp. Vibrant. Pure.',
  anjoi: 'The Pinnacle of Purity.',
  Experience: 'The new era of Tequila',
  aboutus: 'Rooted in Mexico.',
};

const facts = ['Class', 'Agave', 'Rest', 'Strength', 'Gold', 'Nose', 'Palate', 'Finish'];

async function expectPicturesInARow(experience: Locator): Promise<void> {
  const pictures = experience.getByRole('img');
  await expect(pictures).toHaveCount(4);
  const boxes = await pictures.evaluateAll((all) =>
    all.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect),
  );
  const lefts = boxes.map(({ left }) => left);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  const tops = Math.max(...boxes.map(({ top }) => top));
  const bottoms = Math.min(...boxes.map(({ bottom }) => bottom));
  expect(tops, 'all four stand side by side').toBeLessThan(bottoms);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('alt', /.{15,}/);
  }
}

async function expectCarousel(experience: Locator): Promise<void> {
  const carousel = experience.locator('[aria-roledescription="carousel"]');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: /^Go to slide \d$/ })).toHaveCount(4);
}

test('the home page says what the specification says, in its order @both', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/');
  const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
  for (const id of ['plata', 'anjoi']) {
    const section = page.locator(`#colletions [id="${id}"]`);
    for (const term of facts) await expect(section.locator('dt', { hasText: term })).toHaveCount(1);
  }
  await expect(page.locator('#home')).toContainText(/a legacy you can taste/i);
  for (const [id, text] of Object.entries(prescribedWords)) {
    await expect(page.locator(`[id="${id}"]`)).toContainText(text);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(prescribedWords.home);

  const experience = page.locator('#Experience');
  for (const paragraph of words.story) await expect(experience).toContainText(paragraph);
  await experience.scrollIntoViewIfNeeded();
  if (isMobile) await expectCarousel(experience);
  else await expectPicturesInARow(experience);
});

test('reloaded further down, the page starts at its top', async ({ page }) => {
  await openHydrated(page, '/');
  await page.locator('#aboutus').scrollIntoViewIfNeeded();
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('an address that names a part brings it into view, and again when it is reloaded', async ({
  page,
}) => {
  for (const [route, id] of [
    ['/', 'plata'],
    ['/termsOfUse', 'no-warranty'],
  ] as const) {
    await test.step(`${route}#${id}`, async () => {
      await openHydrated(page, `${route}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
      await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
      const left = await scrollTop(page);
      await page.reload();
      await expect.poll(() => scrollTop(page)).toBeLessThan(left - 1000);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }
});

test.describe('behind the intro @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('an address that names nothing does nothing', async ({ page }) => {
    // Neither a valid percent encoding nor a valid selector.
    await openHydrated(page, '/#"]%E0%A4%A');
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    expect(await scrollTop(page)).toBe(0);
  });
});

test('no torn edge covers the top of the name Añejo @chromium', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const section = page.locator('#anjoi');
  await section.evaluate((part) => window.scrollBy(0, part.getBoundingClientRect().top - 200));
  const name = await section.getByRole('heading', { level: 3 }).boundingBox();
  // Above the section's own border stand the A's point and the tilde; all else there is dark wood.
  const clip = { x: name?.x ?? 0, y: 170, width: 260, height: 16 };
  await expect.poll(async () => (await brightnessOf(page, clip)).max).toBeGreaterThan(200);
});
