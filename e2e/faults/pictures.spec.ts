import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';
import { hiddenTexts } from '../support/visible';

test.use({ pictures: true });

test.describe('when pictures are blocked', () => {
  test.use({ allowedComplaints: /net::/ });

  test('their descriptions remain and nothing moves or disappears', async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
    await openReady(page, '/');
    expect(await hiddenTexts(page)).toEqual([]);
    const hero = page.locator('#home').getByRole('img').first();
    await expect(hero).toHaveAttribute('alt', /agave/);
    const box = await hero.boundingBox();
    expect(box?.height, 'the picture keeps its place').toBeGreaterThan(200);
  });
});
