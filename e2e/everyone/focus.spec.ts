/** What has focus is seen, and marked (2.4.7, 2.4.11). */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

/** What has focus after a key, unless that is the header or the link that skips it. */
async function focusAfter(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('body > header');
    if (!element || !header || element === document.body) return undefined;
    if (header.contains(element) || element.matches('[href="#main"]')) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return {
      isBelowHeader: bottom > header.getBoundingClientRect().bottom,
      isAboveFold: top < innerHeight,
      isMarked: isOutlined || boxShadow !== 'none',
      name: element.textContent || element.getAttribute('aria-label') || '',
    };
  });
}

for (const { route, from, key, stops } of [
  { route: '/', from: 'a[href="#main"]', key: 'Tab', stops: 70 },
  { route: '/termsOfUse', from: 'footer a:last-of-type', key: 'Shift+Tab', stops: 40 },
] as const)
  test(`on ${route} focus is marked and never hidden behind the header, by ${key}`, async ({
    page,
  }) => {
    await openReady(page, route);
    await page.locator(from).last().focus();
    const seen = new Set<string>();
    for (let stop = 0; stop < stops; stop += 1) {
      const focus = await focusAfter(page, key);
      if (!focus) continue;
      const { name, ...state } = focus;
      seen.add(name);
      expect.soft(state, name).toEqual({ isBelowHeader: true, isAboveFold: true, isMarked: true });
    }
    expect(seen.size).toBeGreaterThan(8);
  });
