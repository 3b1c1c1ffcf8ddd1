/** The confirmation in two tabs, forgotten, and where storage fails; a blocked gate. */
import { openWithClock, passTo, wake } from './support/app-clock';
import { ageDialogOf, enquireOf, expectLocked, gateOf, storedAge } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { expectToScroll } from './support/pages';

test.describe('two tabs', () => {
  test.use({ ageVerified: false });

  test('an answer in one closes the gate in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await openWithClock(page, '/');
    await passTo(page, 5001);
    await openWithClock(other, '/logo');
    await passTo(other, 5001);
    await expect(gateOf(page)).toBeVisible();
    await gateOf(other).getByRole('button', { name: 'I am over 21' }).click();
    await expect(gateOf(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
    await expectLocked(page, false);
  });
});

test('forgotten in one tab, the age is asked for in the other before an enquiry', async ({
  page,
  context,
}) => {
  await openWithClock(page, '/');
  await passTo(page, 6000);
  const other = await context.newPage();
  await openWithClock(other, '/cookies');
  await other.getByRole('button', { name: 'Forget my age confirmation' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
  await enquireOf(page, 'Plata').click();
  await expect(ageDialogOf(page)).toBeVisible();
});

test('the footer forgets the confirmation and says so; the next load asks again @both', async ({
  page,
}) => {
  await openWithClock(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Forget my age confirmation' }).click();
  await expect(footer.getByText(/^Forgotten/)).toBeVisible();
  expect(await storedAge(page)).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-age', 'unknown');
  // The fixture's stored state is not written again on a reload.
  await page.reload();
  await wake(page);
  await passTo(page, 5001);
  await expect(gateOf(page)).toBeVisible();
});

test.describe('where the device keeps nothing', () => {
  test.use({ ageVerified: false });

  test('the answer outlasts a full page load in the same tab', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await openWithClock(page, '/');
    await passTo(page, 5001);
    await gateOf(page).getByRole('button', { name: 'I am over 21' }).click();
    await expect(gateOf(page)).toHaveCount(0);
    await page.reload();
    await wake(page);
    await passTo(page, 6000);
    await expect(gateOf(page)).toHaveCount(0);
  });
});

test.describe('a content blocker', () => {
  test.use({ ageVerified: false });

  const blockers = {
    hides: (gate: HTMLElement | SVGElement) =>
      void gate.style.setProperty('display', 'none', 'important'),
    removes: (gate: HTMLElement | SVGElement) => void gate.remove(),
  };

  for (const [does, block] of Object.entries(blockers)) {
    test(`that ${does} the gate does not leave the page locked`, async ({ page }) => {
      await openWithClock(page, '/');
      await passTo(page, 5001);
      await expect(gateOf(page)).toBeVisible();
      await gateOf(page).evaluate(block);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 100);
      await expectLocked(page, false);
      await expectToScroll(page);
      await page.getByRole('banner').getByRole('link', { name: 'Experience' }).focus();
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Experience' }),
      ).toBeFocused();
      expect(await storedAge(page)).toBeNull();
    });
  }

  test('finds none of the names that its lists look for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openWithClock(page, '/');
    await passTo(page, 5001);
    await expect(gateOf(page)).toBeVisible();
    const names = /age[-_]?(gate|verif)|cookie[-_]?(banner|consent)/i;
    expect(asked.filter((url) => names.test(url))).toEqual([]);
    const marked = await gateOf(page).evaluate((gate) =>
      [gate, ...gate.querySelectorAll('*')].map(
        ({ id, classList }) => `${id} ${classList.toString()}`,
      ),
    );
    expect(marked.filter((name) => names.test(name))).toEqual([]);
  });
});
