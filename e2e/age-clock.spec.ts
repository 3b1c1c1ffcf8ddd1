/** At what time and on which pages the age gate opens. */
import { openWithClock, advanceClockTo } from './support/clock';
import { ageGate } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { runScripts } from './support/pages';

test.describe('a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });

  test('meets the gate at 5000 ms, not before, but on no legal page', async ({ page }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 4990);
    await expect(ageGate(page)).toHaveCount(0);
    await advanceClockTo(page, 5001);
    await expect(ageGate(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
    await ageGate(page).getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
    await runScripts(page);
    await advanceClockTo(page, 20_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await runScripts(page);
    await advanceClockTo(page, 5001);
    await expect(ageGate(page)).toBeVisible();
  });

  test.describe('at a missing address', () => {
    test.use({ allowedConsoleErrors: /404/ });

    test('meets the gate on the 404 page too', async ({ page }) => {
      await openWithClock(page, '/no-such-page');
      await advanceClockTo(page, 5001);
      await expect(ageGate(page)).toBeVisible();
    });
  });

  test('meets the gate on time even if the system clock is changed', async ({ page }) => {
    await openWithClock(page, '/logo');
    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00'));
    await page.clock.runFor(100);
    await expect(ageGate(page)).toBeHidden();
    await page.clock.setSystemTime(new Date('1999-01-01T00:00:00'));
    await page.clock.fastForward(6_000);
    await expect(ageGate(page)).toBeVisible();
  });
});
