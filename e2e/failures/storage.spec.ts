import { gateOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { expectToScroll, openReady } from '../support/pages';

/** What is stored is lost without a word, as in some private windows. */
const ignoreWrites = () => {
  Storage.prototype.setItem = () => undefined;
};

const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
};

test.use({ ageVerified: false });

test('where nothing is kept the confirmation holds for the page', async ({ page }) => {
  await page.addInitScript(ignoreWrites);
  await page.clock.install();
  await openReady(page, '/');
  await page.clock.fastForward(6_000);
  const gate = gateOf(page);
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'I am over 21' }).click();
  await expect(gate).toBeHidden();
  await expectToScroll(page);
  await page.clock.fastForward(16_000);
  await expect(gate).toBeHidden();
});

test.describe('where storage is blocked and motion is welcome @lively', () => {
  test.use({ calm: false });

  test('the intro ends by itself, one answer to the gate is enough, and the switch makes the page calm', async ({
    page,
  }) => {
    await page.addInitScript(blockStorage);
    await page.goto('/');
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    const gate = gateOf(page);
    await gate.getByRole('button', { name: 'I am over 21' }).click();
    await expect(gate).toHaveCount(0);
    const calm = page.getByRole('switch', { name: 'Calm motion' });
    await calm.click();
    await expect(calm).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
    await expect(gate).toHaveCount(0);
  });
});
