/**
 * The home page with motion: no layout shift, and no content stays hidden that an animation was to reveal.
 * Tags (playwright.config.ts): `@motion` tests motion, `@both` runs at desktop and phone size.
 */
import type { Page } from '@playwright/test';
import { enquireButton } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/pages';

declare global {
  interface Window {
    /** Size and moved elements of each layout shift. */
    __shifts?: { readonly value: number; readonly moved: string }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Element | null }[];
}

/** Shifts below this round to 0.000. The wordmark's letters move by a pixel when their font arrives. */
const maxLayoutShift = 0.0005;

test.use({ reducedMotion: 'no-preference', pictures: true });

/**
 * Turns the wheel until the page is at one of its ends. Fails if it never gets there.
 * @param afterTurn called after each turn of the wheel, once the page is drawn, with the page's scroll position.
 */
async function wheelTo(
  page: Page,
  end: 'top' | 'bottom',
  afterTurn?: (scrollY: number) => Promise<void>,
): Promise<void> {
  const step = end === 'bottom' ? 800 : -600;
  for (let turn = 0; turn < 200; turn += 1) {
    await page.mouse.wheel(0, step);
    const remaining = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const { scrollHeight } = document.documentElement;
      return { top: window.scrollY, bottom: scrollHeight - window.innerHeight - window.scrollY };
    });
    await afterTurn?.(remaining.top);
    if (remaining[end] < 1) return;
  }
  throw new Error(`The wheel did not reach the page’s ${end}.`);
}

/** Texts and descriptions of images that are hidden: in the middle of the window, below it, or far from it. */
function hiddenContent(page: Page, where: 'middle' | 'below' | 'far'): Promise<string[]> {
  return page.evaluate((asked) => {
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, dd, img, [data-order])',
    );
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true }) ||
      // In the window a clip path may be part of a running reveal; outside it means that the element is hidden.
      (asked !== 'middle' && getComputedStyle(element).clipPath.startsWith('polygon'));
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

/** Content in the middle of the window that is hidden even after every transition has ended. */
async function hiddenAfterTransitions(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  return hiddenContent(page, 'middle');
}

/** Records every layout shift from the first paint on. Runs in the page. */
function recordShifts(): void {
  window.__shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as LayoutShift[]) {
      const names = sources.map(({ node }) => node?.parentElement?.className ?? 'unnamed');
      window.__shifts?.push({ value, moved: names.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('from load to the end of a scroll down and up, there is no layout shift and no hidden content @both @motion', async ({
  page,
  browserName,
}) => {
  // Only Chromium reports layout shifts.
  const reportsShifts = browserName === 'chromium';
  if (reportsShifts) await page.addInitScript(recordShifts);
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  await page.mouse.move(200, 400);
  await wheelTo(page, 'bottom');
  await wheelTo(page, 'top', async (scrollY) => {
    await expect
      .poll(() => hiddenAfterTransitions(page), { message: `at ${scrollY} px`, intervals: [50] })
      .toEqual([]);
  });
  if (reportsShifts) {
    const shifts = await page.evaluate(() => window.__shifts);
    const sum = shifts?.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(maxLayoutShift);
  }
});

test('content that has not entered is shown in a full-page screenshot, and to the keyboard @motion', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await test.step('content below the window is visible before the first scroll, and content far from the window at any time', async () => {
    expect(await hiddenContent(page, 'below')).toEqual([]);
    for (const target of ['#Experience', '#home']) {
      await page.locator(target).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      await expect
        .poll(() => hiddenContent(page, 'far'), { message: `seen from ${target}` })
        .toEqual([]);
    }
  });
  for (const product of ['Añejo', 'Plata'] as const) {
    await test.step(`focus by keyboard scrolls the button of ${product} into view and reveals it`, async () => {
      const reveal = page
        .locator('[data-motion-reveal]')
        .filter({ has: enquireButton(page, product) });
      await page.mouse.wheel(0, 10);
      await enquireButton(page, product).focus();
      await expect(enquireButton(page, product)).toBeInViewport({ ratio: 1 });
      await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
      await expect(enquireButton(page, product)).toBeFocused();
    });
  }
});
