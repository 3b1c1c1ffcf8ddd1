/** A page opened in a background tab. `__tests__/lib/clock.test.ts` tests a prerendered page. */
import { advanceClockTo } from './support/clock';
import { ageGate } from './support/dialogs';
import { expect, test } from './support/fixtures';

test.use({ reducedMotion: 'no-preference', ageConfirmed: false });

test('in a background tab the intro and the gate wait until the tab is shown @motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  const introStates = () =>
    page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-intro-cover]'))
          .map(({ playState }) => playState),
      ),
    ]);
  await page.clock.fastForward(12_000);
  await expect(page.locator('body')).not.toHaveClass(/intro-done/);
  await expect(page.locator('[data-intro-cover]')).toBeVisible();
  expect(await introStates()).toEqual(['paused']);
  await expect(ageGate(page)).toHaveCount(0);

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(introStates).not.toContain('paused');
  await advanceClockTo(page, 2_990);
  await expect(page.locator('body')).not.toHaveClass(/intro-done/);
  await advanceClockTo(page, 3_001);
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  await advanceClockTo(page, 4_990);
  await expect(ageGate(page)).toHaveCount(0);
  await advanceClockTo(page, 5_001);
  await expect(ageGate(page)).toBeVisible();
});
