/**
 * The full-screen menu of a phone: it covers the page, so it must close when the visitor follows a link or leaves it.
 */
import type { Page } from '@playwright/test';
import { openWithClock, advanceClockTo } from './support/clock';
import { ageGate } from './support/dialogs';
import { expect, test } from './support/fixtures';
import { hiddenFocusedElement, openHydrated } from './support/pages';

const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close the menu' });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expect(closeButton(page)).toBeInViewport();
}

test('the menu stays open while focus is inside, and closes when focus leaves it (2.4.11) @phone', async ({
  page,
}) => {
  await openHydrated(page, '/cookies');
  await openMenu(page);
  await closeButton(page).focus();
  for (const link of await phoneMenu(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await expect(closeButton(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  for (const [key, edge] of [
    ['Tab', phoneMenu(page).getByRole('link').last()],
    ['Shift+Tab', closeButton(page)],
  ] as const) {
    await openMenu(page);
    await edge.focus();
    await page.keyboard.press(key);
    await expect(phoneMenu(page), key).toBeHidden();
    await expect(page.locator(':focus'), key).toHaveCount(1);
    await expect.poll(() => hiddenFocusedElement(page), key).toBe('');
  }
});

test('the menu does not stay over the page that Back leads to @phone', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies Policy' }).tap();
  await expect(page).toHaveURL('/cookies');
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(phoneMenu(page)).toBeHidden();
});

test.describe('when the age gate comes over the open menu', () => {
  test.use({ ageConfirmed: false });

  test('focus is given back to the button that opens the menu @phone', async ({ page }) => {
    await openWithClock(page, '/');
    await openMenu(page);
    await phoneMenu(page).getByRole('link').first().focus();
    await advanceClockTo(page, 5001);
    await ageGate(page).getByRole('button', { name: 'I am over 21' }).tap();
    await page.clock.resume();
    await expect(ageGate(page)).toHaveCount(0);
    await expect(phoneMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('when the scripts never arrive', () => {
  test.use({ allowedConsoleErrors: /net::/ });

  test('a link of the menu shows the part it leads to, each time @phone', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/');
    for (const time of ['first', 'second']) {
      await openMenu(page);
      await phoneMenu(page).getByRole('link', { name: 'Experience' }).tap();
      await expect(phoneMenu(page), time).toBeHidden();
      await expect(page.locator('#Experience').getByRole('heading')).toBeInViewport();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ageConfirmed: false });

  test('the links stand in the bar and lead on @phone', async ({ page }) => {
    await page.goto('/termsOfUse');
    await expect(menuButton(page)).toBeHidden();
    const links = phoneMenu(page).getByRole('link');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const note = page.locator('noscript p').first();
    const below = (await links.last().boundingBox())!;
    const text = await note.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top;
    });
    expect(below.y + below.height, 'the note begins below the links').toBeLessThanOrEqual(text);
    await links.filter({ hasText: 'Experience' }).tap();
    await expect(page).toHaveURL('/#Experience');
    await expect(page.locator('#Experience').getByRole('heading')).toBeInViewport();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });
});
