import type { Page } from '@playwright/test';
import { passAutoClose } from '../support/app-clock';
import { contactOf, enquireOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.use({ calm: false, pictures: true });

const goldOf = (page: Page) => page.locator('[data-live-gold]');
const pauseOf = (page: Page) => page.locator('#anjoi').getByRole('button', { name: /stir/i });

async function expectRestOfPageToWork(page: Page): Promise<void> {
  await passAutoClose(page);
  await enquireOf(page, 'Añejo').click();
  await expect(contactOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contactOf(page)).toBeHidden();
}

test('when the graphics context is lost the rendered flakes are back and the page goes on @chromium', async ({
  page,
}) => {
  await openReady(page, '/');
  await goldOf(page).scrollIntoViewIfNeeded();
  await expect(goldOf(page)).toHaveAttribute('data-live-gold', 'running');
  await expect(pauseOf(page)).toBeVisible();
  const picturesBefore = await page.locator('#anjoi').getByRole('img').count();
  // A canvas answers every call for the same kind of context with the one it has.
  await goldOf(page).evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  );
  await expect(goldOf(page)).toHaveAttribute('data-live-gold', 'still');
  await expect(goldOf(page), 'the empty canvas is not seen').toHaveCSS('opacity', '0');
  await expect(pauseOf(page), 'nothing is left to pause').toHaveCount(0);
  const portrait = page.locator('#anjoi').getByRole('img').first();
  await expect(portrait).toBeInViewport();
  expect(await page.locator('#anjoi').getByRole('img').count()).toBeLessThanOrEqual(picturesBefore);
  await expectRestOfPageToWork(page);
});

test('where there is no WebGL the gold moves all the same @lively', async ({ page }) => {
  await page.addInitScript(() => {
    const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      kind: string,
    ) => RenderingContext | null;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string) {
        return kind === '2d' ? original.call(this, kind) : null;
      },
    });
  });
  await openReady(page, '/');
  await goldOf(page).scrollIntoViewIfNeeded();
  await expect(goldOf(page)).toHaveAttribute('data-live-gold', 'running');
});

test('where nothing can be drawn on a canvas the rendered flakes stay @lively', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  });
  await openReady(page, '/');
  await goldOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#anjoi').getByRole('img').first()).toBeInViewport();
  await expectRestOfPageToWork(page);
  await expect(goldOf(page)).toHaveAttribute('data-live-gold', 'still');
});
