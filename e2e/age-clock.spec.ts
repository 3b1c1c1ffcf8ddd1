/** When the age gate comes, and where. */
import { openWithClock, passTo, wake } from './support/app-clock';
import { gateOf } from './support/dialogs';
import { expect, test } from './support/fixtures';

test.describe('a visitor who has not confirmed their age', () => {
  test.use({ ageConfirmed: false });

  test('meets the gate at 5000 ms, not before, but on no legal page', async ({ page }) => {
    await openWithClock(page, '/');
    await passTo(page, 4990);
    await expect(gateOf(page)).toHaveCount(0);
    await passTo(page, 5001);
    await expect(gateOf(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
    await gateOf(page).getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
    await wake(page);
    await passTo(page, 20_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await wake(page);
    await passTo(page, 5001);
    await expect(gateOf(page)).toBeVisible();
  });

  test.describe('at a missing address', () => {
    test.use({ allowedComplaints: /404/ });

    test('meets the gate as anywhere', async ({ page }) => {
      await openWithClock(page, '/no-such-page');
      await passTo(page, 5001);
      await expect(gateOf(page)).toBeVisible();
    });
  });

  test('meets it on time though the system clock is set back or forward', async ({ page }) => {
    await openWithClock(page, '/logo');
    await page.clock.setSystemTime(new Date('2031-01-01T00:00:00'));
    await page.clock.runFor(100);
    await expect(gateOf(page)).toBeHidden();
    await page.clock.setSystemTime(new Date('1999-01-01T00:00:00'));
    await page.clock.fastForward(6_000);
    await expect(gateOf(page)).toBeVisible();
  });
});
