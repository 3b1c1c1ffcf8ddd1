import { expect, test } from './support/fixtures';
import { headerBottom, openReady, scrollTop } from './support/pages';
import { routes } from './support/routes';

const links = ['Home', 'Collections', 'Experience', 'About Us'];
const sections = [
  { link: 'Collections', id: 'colletions' },
  { link: 'Experience', id: 'Experience' },
  { link: 'About Us', id: 'aboutus' },
];

for (const route of routes()) {
  test.describe(`the header of ${route}`, () => {
    test('links to Home, Collections, Experience and About Us', async ({ page }) => {
      await openReady(page, route);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('link')).toHaveText(links);
      for (const link of links) {
        await expect(navigation.getByRole('link', { name: link, exact: true })).toBeInViewport();
      }
    });

    test('keeps every link within reach on a phone @phone', async ({ page }) => {
      await openReady(page, route);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
      for (const link of links) {
        await expect(navigation.getByRole('link', { name: link, exact: true })).toBeInViewport();
      }
      await navigation.getByRole('link', { name: 'About Us' }).tap();
      await expect(page).toHaveURL(/\/#aboutus$/);
      await expect(navigation).toBeHidden();
      await expect(page.locator('#aboutus')).toBeInViewport();
    });

    test('has a four-piece mark, or one whole picture on the privacy policy', async ({ page }) => {
      await openReady(page, route);
      const banner = page.getByRole('banner');
      const whole = route === '/privacy-policy';
      await expect(banner.locator('[data-logo-piece]')).toHaveCount(whole ? 0 : 4);
      await expect(
        banner.getByRole('link', { name: /home$/ }).locator('svg, img').first(),
      ).toBeVisible();
    });

    test('says whether the page is scrolled', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 300 });
      await openReady(page, route);
      const banner = page.getByRole('banner');
      await expect(banner).toHaveAttribute('data-scrolled', 'false');
      const before = await banner.boundingBox();
      await page.mouse.wheel(0, 250);
      await expect(banner).toHaveAttribute('data-scrolled', 'true');
      await expect.poll(async () => (await banner.boundingBox())?.height).not.toBe(before?.height);
      await expect(banner).toBeInViewport();
      await page.mouse.wheel(0, -1000);
      await expect(banner).toHaveAttribute('data-scrolled', 'false');
    });

    if (route !== '/') {
      test('leads back to the top of the home page by a chevron @phone', async ({ page }) => {
        await openReady(page, route);
        await page.getByRole('link', { name: 'Back to the home page' }).tap();
        await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');
        await expect(page.locator('#home')).toBeInViewport();
        expect(await scrollTop(page)).toBe(0);
      });

      test('has no chevron on a desktop', async ({ page }) => {
        await openReady(page, route);
        await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeHidden();
      });
    }

    for (const { link, id } of sections) {
      test(`brings ${link} into view below the bar @both`, async ({ page, isMobile }) => {
        await openReady(page, route);
        if (isMobile) {
          await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
        }
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: link })
          .click();
        await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === `#${id}`);
        const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
        await expect(heading).toBeInViewport();
        const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(top).toBeGreaterThanOrEqual((await headerBottom(page)) - 1);
      });
    }
  });
}

test('the home page has no back chevron @both', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveCount(0);
});

test('a legal page comes back to the top when it is left far down and opened again', async ({
  page,
}) => {
  await openReady(page, '/termsOfUse');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' }).click();
  await expect(page).toHaveURL('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});

test('Home on the home page returns to the top', async ({ page }) => {
  await openReady(page, '/');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
