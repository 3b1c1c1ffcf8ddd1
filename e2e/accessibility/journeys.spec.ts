import type { Locator, Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from '../support/clock';
import { contactDialog, ageGate } from '../support/dialogs';
import { expect, test } from '../support/fixtures';

/** Presses Tab until the element has focus, as a keyboard user finds it. */
async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const there = await target.count();
    if (there && (await target.evaluate((found) => found === document.activeElement))) return;
  }
  throw new Error(`Not reached with ${maxPresses} presses of Tab: ${target}`);
}

const fields = [
  ['First Name', 'Ana'],
  ['Last Name', 'Ruiz'],
  ['Email', 'ana@example.com'],
] as const;

test.describe('a whole visit', () => {
  test.use({ ageConfirmed: false });

  test('by keyboard alone: arrive, pass the gate, stop the slides, enquire', async ({ page }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 5_001);
    const gate = ageGate(page);
    await expect(gate.getByRole('heading', { name: 'Welcome' })).toBeFocused();
    await tabTo(page, gate.getByRole('button', { name: 'I am over 21' }));
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await expect(gate).toBeHidden();

    const enquire = page.locator('#plata').getByRole('button', { name: 'Enquire about Plata' });
    await tabTo(page, enquire);
    await page.keyboard.press('Enter');
    const modal = contactDialog(page);
    await expect(modal).toBeVisible();
    for (const [label, value] of fields) {
      await tabTo(page, modal.getByLabel(label));
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expect(modal).toContainText(/thank|received/i);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await expect(modal).toBeHidden();
    await expect(enquire).toBeFocused();
    await page.clock.resume();

    const slides = page.getByRole('region', { name: 'Serves' });
    await tabTo(page, slides.getByRole('button', { name: 'Go to slide 2' }));
    await page.keyboard.press('Enter');
    await expect(slides.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('by touch: the same @phone', async ({ page }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 5_001);
    const gate = ageGate(page);
    await gate.getByRole('button', { name: 'I am over 21' }).tap();
    await page.clock.runFor(1_000);
    await expect(gate).toBeHidden();
    await page.clock.resume();

    const slides = page.getByRole('region', { name: 'Serves' });
    await slides.scrollIntoViewIfNeeded();
    await slides.getByRole('button', { name: 'Go to slide 2' }).tap();
    await expect(slides.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await page.locator('#anjoi').getByRole('button', { name: 'Enquire about Añejo' }).tap();
    const modal = contactDialog(page);
    for (const [label, value] of fields) await modal.getByLabel(label).fill(value);
    await modal.getByRole('button', { name: 'Let’s Experience The Taste' }).tap();
    await expect(modal).toContainText(/thank|received/i);
  });
});
