/** When the age gate comes, and where. */
import type { Page } from '@playwright/test';
import { openAgain, openWithClock, passTo, wake } from './support/app-clock';
import { gateOf } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { legalRoutes } from './support/routes';

test.describe('a visitor who has not confirmed their age', () => {
  test.use({ ageVerified: false });

  async function expectGateOnTime(page: Page, route: string) {
    await openWithClock(page, route);
    await passTo(page, 4990);
    await expect(gateOf(page)).toHaveCount(0);
    await passTo(page, 5001);
    await expect(gateOf(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
  }

  for (const route of ['/', '/logo']) {
    test(`meets the gate on ${route} at 5000 ms, not before`, ({ page }) =>
      expectGateOnTime(page, route));
  }

  test.describe('at a missing address', () => {
    test.use({ allowedComplaints: /404/ });

    test('meets the gate as anywhere', ({ page }) => expectGateOnTime(page, '/no-such-page'));
  });

  test('reads the legal pages without it', async ({ page }) => {
    for (const [index, route] of legalRoutes.entries()) {
      await test.step(route, async () => {
        if (index === 0) await openWithClock(page, route);
        else await openAgain(page, route);
        await passTo(page, 20_000);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });

  test('may read the legal pages from the gate and meets it again after', async ({ page }) => {
    await openWithClock(page, '/');
    await passTo(page, 5001);
    await gateOf(page).getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
    await wake(page);
    await passTo(page, 6000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await wake(page);
    await passTo(page, 5001);
    await expect(gateOf(page)).toBeVisible();
  });

  test('meets it when the scripts come late', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await page.clock.fastForward(9000);
    await wake(page);
    await expect(gateOf(page)).toBeVisible();
  });

  test('meets it when a laptop wakes', async ({ page }) => {
    await openWithClock(page, '/');
    await page.clock.fastForward(3_600_000);
    // A file still on its way times out in such a leap, and is asked for again a moment later.
    await page.clock.resume();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(gateOf(page)).toBeVisible();
  });

  test('meets it on time though the system clock is set back or forward', async ({ page }) => {
    await openWithClock(page, '/');
    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00'));
    await page.clock.runFor(100);
    await expect(gateOf(page)).toBeHidden();
    await page.clock.setSystemTime(new Date('1999-01-01T00:00:00'));
    await page.clock.fastForward(6_000);
    await expect(gateOf(page)).toBeVisible();
  });
});

test('a visitor who has confirmed their age never meets the gate', async ({ page }) => {
  await openWithClock(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
  await passTo(page, 20_000);
  await expect(gateOf(page)).toHaveCount(0);
});
