/** Text pages: folding questions and downloads. `e2e/sweep` tests that each page is complete. */
import { expect, test } from './support/fixtures';
import { openHydrated } from './support/pages';

test('a link to an answer opens it, and all others stay folded until they are opened @both', async ({
  page,
}) => {
  await page.goto('/faq#can-i-drink-the-gold');
  const answer = page.getByText('It is edible gold leaf');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  const other = page.getByText('Upright, closed, out of the sun');
  await expect(other).toBeHidden();
  await page.getByRole('heading', { name: 'How should I store it?' }).click();
  await expect(other).toBeVisible();
});

test('the press kit is one file to save, under the brand’s name', async ({ page }) => {
  await openHydrated(page, '/press');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'All files in one archive' }).click();
  expect((await saving).suggestedFilename()).toBe('aurifera-press-kit.zip');
});
