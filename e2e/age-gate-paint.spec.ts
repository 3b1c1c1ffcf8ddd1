import { ageGate } from './support/dialogs';
import { expect, test } from './support/fixtures';

test.use({ ageConfirmed: false, pictures: true });

test('the age gate is not the largest paint of the page @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        paints.push(element?.closest('dialog') ? 'gate' : 'page');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.clock.install();
  await page.goto('/');
  // The scripts must not be started by a key: after an input the browser reports no larger paint.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(ageGate(page)).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const paints = await page.evaluate(() => (window as unknown as { paints: string[] }).paints);
  expect(paints.length).toBeGreaterThan(0);
  expect(paints).not.toContain('gate');
});
