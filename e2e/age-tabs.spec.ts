/** The age confirmation in two tabs, its removal, and a gate that a content blocker hides. */
import { openWithClock, advanceClockTo } from './support/clock';
import {
  confirmAgeDialog,
  enquireButton,
  expectLocked,
  ageGate,
  storedAgeFlag,
} from './support/dialogs';
import { expect, test } from './support/fixtures';
import { expectToScroll, runScripts } from './support/pages';

test.describe('two tabs', () => {
  test.use({ ageConfirmed: false });

  test('an answer in one closes the gate in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await openWithClock(page, '/logo');
    await advanceClockTo(page, 5001);
    await openWithClock(other, '/logo');
    await advanceClockTo(other, 5001);
    await expect(ageGate(page)).toBeVisible();
    await ageGate(other).getByRole('button', { name: 'I am over 21' }).click();
    await expect(ageGate(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
    await expectLocked(page, false);
  });
});

test('forgotten from the footer of one tab, the age is asked for in the other before an enquiry, and at the next load', async ({
  page,
  context,
}) => {
  await openWithClock(page, '/');
  await advanceClockTo(page, 6000);
  const other = await context.newPage();
  await openWithClock(other, '/logo');
  const footer = other.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Forget my age confirmation' }).click();
  await expect(footer.getByText(/^Forgotten/)).toBeVisible();
  expect(await storedAgeFlag(other)).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
  await enquireButton(page, 'Plata').click();
  await expect(confirmAgeDialog(page)).toBeVisible();
  // The fixture's stored state is not written again on a reload.
  await other.reload();
  await runScripts(other);
  await advanceClockTo(other, 5001);
  await expect(ageGate(other)).toBeVisible();
});

test.describe('a content blocker', () => {
  test.use({ ageConfirmed: false });

  test('finds none of the names that its lists look for, and if it hides the gate the page is not locked', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWithClock(page, '/');
    await advanceClockTo(page, 5001);
    await expect(ageGate(page)).toBeVisible();
    const names = /age[-_]?(gate|verif)|cookie[-_]?(banner|consent)/i;
    expect(asked.filter((url) => names.test(url))).toEqual([]);
    const marked = await ageGate(page).evaluate((gate) =>
      [gate, ...gate.querySelectorAll('*')].map(
        ({ id, classList }) => `${id} ${classList.toString()}`,
      ),
    );
    expect(marked.filter((name) => names.test(name))).toEqual([]);

    await ageGate(page).evaluate((gate) => gate.style.setProperty('display', 'none', 'important'));
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 100);
    await expectLocked(page, false);
    await expectToScroll(page);
    const experience = page.getByRole('banner').getByRole('link', { name: 'Experience' });
    await experience.focus();
    await expect(experience).toBeFocused();
    expect(await storedAgeFlag(page)).toBeNull();
  });
});
