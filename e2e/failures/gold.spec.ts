import type { Page } from '@playwright/test';
import { contactOf, enquireOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openLate } from '../support/enquiries';

test.use({ calm: false, pictures: true });

const goldOf = (page: Page) => page.locator('[data-live-gold]');

async function expectRestOfPageToWork(page: Page): Promise<void> {
  await enquireOf(page, 'Añejo').click();
  await expect(contactOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contactOf(page)).toBeHidden();
}

test('where nothing can be drawn on a canvas the rendered flakes stay @lively', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  });
  await openLate(page, '/');
  await goldOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#anjoi').getByRole('img').first()).toBeInViewport();
  await expectRestOfPageToWork(page);
  await expect(goldOf(page)).toHaveAttribute('data-live-gold', 'still');
});
