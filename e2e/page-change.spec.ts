/** From page to page: each is a document, and the browser does the rest. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openReady, scrollTop } from './support/pages';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a link in the footer opens its page at the top, for the keyboard too, and Back returns to the place left', async ({
  page,
}) => {
  await openReady(page, '/termsOfUse');
  await footerLink(page, 'Cookies Policy').focus();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cookies/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(100);
});

test.describe('with motion @lively', () => {
  test.use({ calm: false });

  test('the intro does not play again for a visitor from another page of the site', async ({
    page,
  }) => {
    await openReady(page, '/termsOfUse');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        if (dataset.intro === 'playing') dataset.introSeen = 'true';
      }).observe(document, { subtree: true, attributeFilter: ['data-intro'] });
    });
    await page.locator('footer a[href="/"]').evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('/');
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    await expect(page.locator('html')).not.toHaveAttribute('data-intro-seen');
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html'), 'it does for any other').toHaveAttribute('data-intro-seen');
  });
});
