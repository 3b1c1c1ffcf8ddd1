/** The bytes of a first visit on a phone: the part of `npm run bench` that does not vary. */
import type { Page } from '@playwright/test';
import { limitsOf } from '@/scripts/bench/limits';
import { ageConfirmedState } from '@/scripts/run/storage-state';
import { expect, plainTest as test } from './support/fixtures';
import { longestInAnyLanguage } from './support/routes';

// The phone that Lighthouse emulates, so that both load the same pictures.
test.use({
  pictures: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  reducedMotion: 'no-preference',
  hasTouch: true,
  storageState: async ({ baseURL }, provide) => provide(ageConfirmedState(baseURL ?? '')),
});

interface Visit {
  readonly scriptKib: number;
  readonly totalKib: number;
  /** Scripts requested before the first paint. */
  readonly early: readonly string[];
  /** The largest files with their KiB, for the message of a failed budget. */
  readonly largest: readonly string[];
}

function measure(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const timings = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = timings.filter(({ name }) => name.endsWith('.js'));
    const kib = (list: typeof timings) =>
      list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    return {
      scriptKib: kib(scripts),
      totalKib: kib(timings),
      early: scripts.filter(({ startTime }) => startTime < paint).map(({ name }) => name),
      largest: timings
        .sort((a, b) => b.transferSize - a.transferSize)
        .slice(0, 12)
        .map(({ name, transferSize }) => `${(transferSize / 1024).toFixed(1)} ${name}`),
    };
  });
}

for (const route of longestInAnyLanguage()) {
  test(`${route} keeps to its budgets @chromium`, async ({ page }) => {
    const limits = limitsOf(route);
    const failed: string[] = [];
    page.on('response', (response) => response.ok() || failed.push(response.url()));
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    const visit = await measure(page);
    const listing = visit.largest.join('\n');
    expect(visit.early).toEqual([]);
    expect(visit.scriptKib, listing).toBeLessThanOrEqual(limits.script);
    expect(visit.totalKib, listing).toBeLessThanOrEqual(limits.total);

    await page.evaluate(async () => {
      const end = () => document.documentElement.scrollHeight - innerHeight - 2;
      while (scrollY < end()) {
        scrollBy({ top: innerHeight / 4, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    const whole = await measure(page);
    expect(whole.totalKib, whole.largest.join('\n')).toBeLessThanOrEqual(limits.scrolled);
    expect(failed, 'what the page asked for in vain').toEqual([]);
  });
}
