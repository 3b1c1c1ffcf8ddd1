import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

test('focus is visible and never hidden behind the header (2.4.7, 2.4.11)', async ({ page }) => {
  await openHydrated(page, '/');
  const stops = await page.locator('main a:visible, main button:visible, footer a:visible').count();
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  const seen = new Set<string>();
  for (let stop = 0; stop < Math.min(stops + 8, 70); stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('header')) return undefined;
      // After the last stop Tab returns to the skip link, which lies over the header.
      if (element.matches('[href="#main"]')) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      // Both are read at once: the page may scroll between two calls.
      const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return {
        top,
        bottom,
        edge,
        marked: outlined || boxShadow !== 'none',
        name: element.textContent || element.getAttribute('aria-label') || '',
      };
    });
    if (!focus) continue;
    seen.add(focus.name);
    expect.soft(focus.bottom, `${focus.name} below the header`).toBeGreaterThan(focus.edge);
    expect.soft(focus.top, `${focus.name} above the fold`).toBeLessThan(900);
    expect.soft(focus.marked, `${focus.name} shows its focus`).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('tabbing backwards does not hide focus behind the header either (2.4.11)', async ({
  page,
}) => {
  await openHydrated(page, '/termsOfUse');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('header') || element === document.body) return undefined;
      if (element.matches('[href="#main"]')) return undefined;
      const { bottom } = element.getBoundingClientRect();
      const edge = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
      return {
        bottom,
        edge,
        name: element.textContent || element.getAttribute('aria-label') || '',
      };
    });
    if (focus) expect.soft(focus.bottom, focus.name).toBeGreaterThan(focus.edge);
  }
});
