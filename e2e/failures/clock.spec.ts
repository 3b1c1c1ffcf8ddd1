import { gateOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

test.use({ ageVerified: false });

test('setting the system clock back or forward does not move the gate', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-08T12:00:00') });
  await openReady(page, '/');
  const gate = gateOf(page);
  await page.clock.setSystemTime(new Date('2031-01-01T00:00:00'));
  await page.clock.runFor(100);
  await expect(gate).toBeHidden();
  await page.clock.setSystemTime(new Date('1999-01-01T00:00:00'));
  await page.clock.fastForward(6_000);
  await expect(gate).toBeVisible();
});
