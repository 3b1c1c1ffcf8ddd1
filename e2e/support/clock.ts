import type { Page } from '@playwright/test';
import { runScripts } from './pages';

/**
 * Opens a route with Playwright's clock, stopped: timers run only when `advanceClockTo` advances it. The page's clock
 * starts at 0 with its first script (`lib/clock.ts`).
 */
export async function openWithClock(page: Page, route: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  await runScripts(page);
}

/** Advances the clock to a time in milliseconds, counted from the page's first script; does nothing if that is past. */
export async function advanceClockTo(page: Page, milliseconds: number): Promise<void> {
  const left = await page.evaluate(
    (due) => due - (performance.now() - (window.__clock ?? 0)),
    milliseconds,
  );
  if (left > 0) await page.clock.runFor(left);
}
