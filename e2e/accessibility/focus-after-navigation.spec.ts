import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHydrated, scrollTop } from '../support/pages';

const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const footerLink = (page: Page, name: string) =>
  page.locator('footer nav').getByRole('link', { name, exact: true });

/** Presses Tab. Resolves to whether the focused element is then in the part or after it. */
async function tabGoesOnFrom(page: Page, part: Locator): Promise<boolean> {
  await page.keyboard.press('Tab');
  return part.evaluate((element) => {
    const here = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY;
    return (element.compareDocumentPosition(document.activeElement ?? element) & here) > 0;
  });
}

/** Smooth scrolling has ended when the position stays the same for ten frames. */
const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = -1; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

async function expectToReadOnFrom(page: Page, id: string): Promise<void> {
  const part = page.locator(`[id="${id}"]`);
  await expect(part.getByRole('heading').first()).toBeInViewport();
  await waitForScrollEnd(page);
  await expect(part).toHaveCSS('outline-style', 'none');
  expect(await tabGoesOnFrom(page, part), 'Tab goes on from there').toBe(true);
}

test.describe('with motion @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('Tab continues from the target of a followed link (2.4.3)', async ({ page }) => {
    await openHydrated(page, '/');
    await headerLink(page, 'Experience').focus();
    await page.keyboard.press('Enter');
    await expectToReadOnFrom(page, 'Experience');
  });
});

test('Tab continues from the target of a link in the menu @phone', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await headerLink(page, 'Experience').focus();
  await page.keyboard.press('Enter');
  await expectToReadOnFrom(page, 'Experience');
});

test('Tab continues from the target of the address’s hash (2.4.3)', async ({ page }) => {
  await openHydrated(page, '/#Experience');
  await expectToReadOnFrom(page, 'Experience');
});

test('Home in the footer of the home page moves scroll and focus to the top', async ({ page }) => {
  await openHydrated(page, '/');
  await footerLink(page, 'Home').focus();
  await waitForScrollEnd(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await tabGoesOnFrom(page, page.getByRole('main'))).toBe(true);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
