import { expect, test } from '../support/fixtures';
import { headerBottom, openReady } from '../support/pages';
import { routes } from '../support/routes';

/** WCAG 2.5.8: 24 px, or a link inside a line of text. */
const SMALLEST = 24;

for (const route of routes()) {
  test(`every target of ${route} is at least 24 px each way (2.5.8) @both`, async ({ page }) => {
    await openReady(page, route);
    const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll(
      (targets, smallest) =>
        targets
          .filter(
            (target) => !target.closest('p, li p, dd, td') && !target.matches('[type=hidden]'),
          )
          .filter(
            (target) =>
              getComputedStyle(target).position !== 'absolute' ||
              !target.matches('a[href="#main"]'),
          )
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < smallest || box.height < smallest))
          .map(({ target, box }) => {
            const name = target.getAttribute('aria-label') ?? target.textContent;
            return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
          }),
      SMALLEST,
    );
    expect(small).toEqual([]);
  });
}

for (const route of ['/', '/termsOfUse']) {
  test(`on ${route} focus is never hidden behind the header (2.4.11)`, async ({ page }) => {
    await openReady(page, route);
    const stops = await page
      .locator('main a:visible, main button:visible, footer a:visible')
      .count();
    await page.getByRole('link', { name: 'Skip to the page' }).focus();
    const seen = new Set<string>();
    for (let stop = 0; stop < Math.min(stops + 8, 70); stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('header')) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        return {
          top,
          bottom,
          name: element.textContent || element.getAttribute('aria-label') || '',
        };
      });
      if (!focus) continue;
      seen.add(focus.name);
      const edge = await headerBottom(page);
      expect.soft(focus.bottom, `${focus.name} below the header`).toBeGreaterThan(edge);
      expect.soft(focus.top, `${focus.name} above the fold`).toBeLessThan(900);
    }
    expect(seen.size).toBeGreaterThan(8);
  });
}

test('tabbing backwards does not hide focus behind the header either (2.4.11)', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('header') || element === document.body) return undefined;
      if (element.matches('[href="#main"]')) return undefined;
      const { bottom } = element.getBoundingClientRect();
      return { bottom, name: element.textContent || element.getAttribute('aria-label') || '' };
    });
    if (focus) expect.soft(focus.bottom, focus.name).toBeGreaterThan(await headerBottom(page));
  }
});
