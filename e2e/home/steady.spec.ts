/** The page with all its motion: nothing jumps, and nothing stays hidden behind it. */
import type { Page } from '@playwright/test';
import { enquireOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

declare global {
  interface Window {
    /** By how much, and what moved. */
    __shifts?: { readonly value: number; readonly moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Element | null }[];
}

/** A shift that is shown as 0.000: a pixel of the wordmark's letters when their font arrives. */
const stillness = 0.0005;

test.use({ calm: false, pictures: true });

/**
 * Turns the wheel until the page is at one of its ends. Fails if it never gets there.
 * @param look called after each turn, once the page is drawn.
 */
async function wheelTo(
  page: Page,
  end: 'top' | 'bottom',
  look?: (top: number) => Promise<void>,
): Promise<void> {
  const step = end === 'bottom' ? 800 : -600;
  for (let turn = 0; turn < 200; turn += 1) {
    await page.mouse.wheel(0, step);
    const left = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const { scrollHeight } = document.documentElement;
      return { top: window.scrollY, bottom: scrollHeight - window.innerHeight - window.scrollY };
    });
    await look?.(left.top);
    if (left[end] < 1) return;
  }
  throw new Error(`The wheel did not reach the page’s ${end}.`);
}

/** Words that cannot be seen: in the middle of the window, below it, or far from it. */
function unseenWords(page: Page, where: 'within' | 'below' | 'far'): Promise<string[]> {
  return page.evaluate((asked) => {
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, dd, img, [data-order])',
    );
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true }) ||
      // A colour line near the window may be half uncovered; further away it is whole.
      (asked !== 'within' && getComputedStyle(element).clipPath.startsWith('polygon'));
    return [...elements]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        if (element.closest('[aria-hidden="true"], [inert]')) return false;
        if (asked === 'below') return top > innerHeight;
        if (asked === 'far') return top > 1.6 * innerHeight || bottom < -0.6 * innerHeight;
        return top > 120 && bottom < innerHeight - 120 && width > 0;
      })
      .filter(isHidden)
      .map((element) => (element.textContent || element.getAttribute('alt') || '').slice(0, 40));
  }, where);
}

/** Words in the middle of the window that cannot be seen though all that moves has come to its end. */
async function unseenOnceEntered(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const move of document.getAnimations()) if (move instanceof CSSTransition) move.finish();
  });
  return unseenWords(page, 'within');
}

/** Notes whatever jumps, from the first paint on. Runs in the page. */
function noteShifts(): void {
  window.__shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as LayoutShift[]) {
      const names = sources.map(({ node }) => node?.parentElement?.className ?? 'unnamed');
      window.__shifts?.push({ value, moved: names.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('loaded, played and scrolled down and up again, nothing jumps and no word stays hidden @both @lively', async ({
  page,
  browserName,
}) => {
  // Only Chromium says how far things have jumped.
  const measures = browserName === 'chromium';
  if (measures) await page.addInitScript(noteShifts);
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  await page.mouse.move(200, 400);
  await wheelTo(page, 'bottom');
  await wheelTo(page, 'top', async (top) => {
    await expect
      .poll(() => unseenOnceEntered(page), { message: `at ${top} px`, intervals: [50] })
      .toEqual([]);
  });
  if (measures) {
    const shifts = await page.evaluate(() => window.__shifts);
    const sum = shifts?.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(stillness);
  }
});

test('what has not entered is there for a picture of the whole page, and for the keyboard @lively', async ({
  page,
}) => {
  await openReady(page, '/');
  await test.step('a picture of the whole page has no holes before the first scroll, and far from the window at any time', async () => {
    expect(await unseenWords(page, 'below')).toEqual([]);
    for (const target of ['#Experience', '#home']) {
      await page.locator(target).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      await expect
        .poll(() => unseenWords(page, 'far'), { message: `seen from ${target}` })
        .toEqual([]);
    }
  });
  for (const product of ['Añejo', 'Plata'] as const) {
    await test.step(`the keyboard brings the button of ${product} into view, and it is seen`, async () => {
      const reveal = page.locator('[data-motion-reveal]').filter({ has: enquireOf(page, product) });
      await page.mouse.wheel(0, 10);
      await enquireOf(page, product).focus();
      await expect(enquireOf(page, product)).toBeInViewport({ ratio: 1 });
      await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
      await expect(enquireOf(page, product)).toBeFocused();
    });
  }
});
