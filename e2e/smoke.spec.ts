import { expect, test } from './support/fixtures';

test('the home page answers', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
});
