import { expect, test } from '../support/fixtures';
import { brightnessOf } from '../support/brightness';
import { holdRequests, openHydrated } from '../support/pages';
import { hiddenTexts } from '../support/hidden-texts';

test.use({ pictures: true });

test.describe('when pictures are blocked', () => {
  test.use({ allowedConsoleErrors: /net::/ });

  test('their descriptions remain and nothing moves or disappears', async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
    await openHydrated(page, '/');
    expect(await hiddenTexts(page)).toEqual([]);
    const hero = page.locator('#home').getByRole('img').first();
    await expect(hero).toHaveAttribute('alt', /agave/);
    const box = await hero.boundingBox();
    expect(box?.height, 'the picture keeps its place').toBeGreaterThan(200);
  });
});

test('while the ground’s edge is loading, the hero’s light words have a dark background @chromium', async ({
  page,
}) => {
  const release = await holdRequests(page, /edge-\d/);
  await page.goto('/', { waitUntil: 'commit' });
  const { bottom, width } = await page
    .locator('#home')
    .evaluate((hero) => hero.getBoundingClientRect().toJSON());
  const strip = { x: width / 2, y: bottom - 12, width: 40, height: 10 };
  expect((await brightnessOf(page, strip)).max, 'no pale strip').toBeLessThan(150);
  release();
});
