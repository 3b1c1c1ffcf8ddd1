import type { Page } from '@playwright/test';

/** WCAG 2.5.8: 24 px, or a link inside a line of text. */
const minimumSize = 24;

/** Names and sizes of the links, buttons and fields that are smaller than that. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a:visible, button:visible, input:visible').evaluateAll(
    (targets, limit) =>
      targets
        .filter((target) => !target.closest('p, dd, td'))
        .filter((target) => !target.matches('[type=hidden], a[href="#main"]'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < limit || box.height < limit))
        .map(({ target, box }) => {
          const name = target.getAttribute('aria-label') ?? target.textContent;
          return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
        }),
    minimumSize,
  );
}
