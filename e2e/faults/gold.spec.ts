import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.use({ calm: false });

test('when the graphics context is lost the rendered flakes remain', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) => RenderingContext | null;
    const made: RenderingContext[] = [];
    Object.assign(window, { madeContexts: made });
    HTMLCanvasElement.prototype.getContext = function remember(
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) {
      const context = original.apply(this, args);
      if (context) made.push(context);
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await openReady(page, '/');
  const gold = page.locator('[data-live-gold]');
  await gold.scrollIntoViewIfNeeded();
  await expect(gold).toHaveAttribute('data-live-gold', 'running');
  await page.evaluate(() => {
    const { madeContexts } = window as unknown as { madeContexts: WebGLRenderingContext[] };
    for (const context of madeContexts) context.getExtension?.('WEBGL_lose_context')?.loseContext();
  });
  await expect(gold).not.toHaveAttribute('data-live-gold', 'running');
  await expect(page.locator('#anjoi').getByRole('img').first()).toBeVisible();
});
