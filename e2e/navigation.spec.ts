/** Navigation: links load documents; there is no client-side routing. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { recordIntro, openHydrated, scrollTop } from './support/pages';
import { fileOf, routes } from './support/routes';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a link in the footer opens its page at the top, for the keyboard too, and Back returns to the place left', async ({
  page,
}) => {
  await openHydrated(page, '/termsOfUse');
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

test.describe('with motion @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the intro does not play again for a visitor from another page of the site', async ({
    page,
  }) => {
    await openHydrated(page, '/termsOfUse');
    await page.addInitScript(recordIntro);
    await page.locator('footer a[href="/"]').evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('/');
    await expect(page.locator('body')).toHaveClass(/intro-done/);
    await expect(page.locator('html')).not.toHaveAttribute('data-intro-seen');
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html'), 'it does for any other').toHaveAttribute('data-intro-seen');
  });
});

/** Addresses that the speculation rules of pages let the browser fetch before their links are followed. */
function fetchedAhead(page: Page, documents: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    interface Condition {
      readonly and?: readonly Condition[];
      readonly not?: Condition;
      readonly href_matches?: string | readonly string[];
      readonly selector_matches?: string;
    }
    const { URLPattern } = window as unknown as {
      URLPattern: new (pattern: string, base: string) => { test(address: string): boolean };
    };
    const site = 'http://site.example/';
    const matches = (link: Element, condition: Condition): boolean => {
      const { and, not, href_matches: patterns, selector_matches: selector } = condition;
      if (and) return and.every((each) => matches(link, each));
      if (not) return !matches(link, not);
      if (selector) return link.matches(selector);
      const address = new URL(link.getAttribute('href') ?? '', site).href;
      return [patterns ?? []].flat().some((each) => new URLPattern(each, site).test(address));
    };
    const ahead = all.flatMap((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const rules = document.querySelector('[type=speculationrules]')?.textContent ?? '';
      const { prefetch } = JSON.parse(rules) as { prefetch: { where: Condition }[] };
      return [...document.querySelectorAll('a[href^="/"]')]
        .filter((link) => prefetch.some(({ where }) => matches(link, where)))
        .map((link) => new URL(link.getAttribute('href') ?? '', site).pathname);
    });
    return [...new Set(ahead)].sort();
  }, documents);
}

test('speculation rules cover all pages of the site, and no file @chromium', async ({ page }) => {
  const documents = routes().map((route) => readFileSync(fileOf(route), 'utf8'));
  expect(await fetchedAhead(page, documents)).toEqual(routes());
});
