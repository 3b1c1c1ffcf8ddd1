import { expect, type Page } from '@playwright/test';

/**
 * Opens a route with the test's clock: nothing that waits for time happens until `advanceClockTo` advances it. The constants
 * are the specification's, counted from the first script.
 */
export async function openWithClock(page: Page, route: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  await wake(page);
}

/** Brings the page's scripts as a first key press does, and waits until they run. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

/** Advances the clock to so many milliseconds after the app started. */
export async function advanceClockTo(page: Page, milliseconds: number): Promise<void> {
  const left = await page.evaluate(
    (due) => due - (performance.now() - (window.__clock ?? 0)),
    milliseconds,
  );
  if (left > 0) await page.clock.runFor(left);
}
