import { expect, test } from '../support/fixtures';
import { openReady, scrollTop } from '../support/pages';

test.use({
  ageVerified: false,
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page restored by Back shows where it was left and knows what other pages stored', async ({
  page,
}) => {
  await openReady(page, '/cookies');
  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  const before = await scrollTop(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('ageVerified', 'true'));
  await page.goBack({ waitUntil: 'commit' });
  const restored = await page.evaluate(() => 'left' in window);
  test.skip(!restored, 'this browser did not keep the page');
  await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
  expect(await scrollTop(page)).toBe(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('#home')).toBeInViewport();
});
