/** The page with all its motion: nothing jumps, and nothing stays hidden behind it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openReady, scrollTop } from '../support/pages';

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

/** Sums every unexpected movement of the layout from the page's start on. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as LayoutShift[]) {
        const names = sources.map(({ node }) => node?.parentElement?.className ?? 'unnamed');
        window.__shifts?.push({ value, moved: names.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Turns the wheel until the page is at one of its ends. Fails if it never gets there. */
async function wheelTo(page: Page, end: 'top' | 'bottom'): Promise<void> {
  const step = end === 'bottom' ? 600 : -600;
  for (let turn = 0; turn < 200; turn += 1) {
    await page.mouse.wheel(0, step);
    const left = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const { scrollHeight } = document.documentElement;
      return { top: window.scrollY, bottom: scrollHeight - window.innerHeight - window.scrollY };
    });
    if (left[end] < 1) return;
  }
  throw new Error(`The wheel did not reach the page’s ${end}.`);
}

/** Words within the window that cannot be seen once everything has come to rest. */
function unseenWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
    const words = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, figcaption)');
    return [...words]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        const within = top > 120 && bottom < window.innerHeight - 120 && width > 0;
        return within && !element.closest('[aria-hidden="true"], [inert]');
      })
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent?.trim().slice(0, 60) ?? '');
  });
}

test('nothing moves by itself while it loads, plays its intro and is scrolled @both @chromium', async ({
  page,
}) => {
  await countShifts(page);
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  await page.mouse.move(200, 400);
  await wheelTo(page, 'bottom');
  await wheelTo(page, 'top');
  const shifts = (await page.evaluate(() => window.__shifts)) ?? [];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(stillness);
});

test('down, up and down again leaves no word hidden', async ({ page }) => {
  await openReady(page, '/');
  await page.mouse.move(700, 450);
  await wheelTo(page, 'bottom');
  await wheelTo(page, 'top');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height - 900; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => unseenWords(page), { message: `at ${top} px` }).toEqual([]);
  }
});

test('every colour line is whole once it has been passed, down to its last words @both', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.mouse.move(200, 450);
  const lines = page.locator('[data-colour-line]');
  await wheelTo(page, 'bottom');
  for (const line of await lines.all()) {
    const words = line.locator('b');
    const isSeen = () =>
      words.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, height } = element.getBoundingClientRect();
        return document.elementsFromPoint(left + 4, top + height / 2).includes(element);
      });
    await expect.poll(isSeen, { message: await words.innerText() }).toBe(true);
  }
});

/** Of the colour lines in view, how many a visitor sees the beginning of but not the middle. */
function brokenOff(page: Page): Promise<number> {
  return page.locator('[data-colour-line]').evaluateAll(
    (lines) =>
      lines.filter((line) => {
        const { left, top, width, height } = line.getBoundingClientRect();
        const isSeen = (share: number) =>
          document
            .elementsFromPoint(left + width * share, top + height * 0.6)
            .some((element) => line.contains(element));
        return isSeen(0.05) && !isSeen(0.5);
      }).length,
  );
}

test('the colour lines are uncovered by degrees while their row goes past @both @lively', async ({
  page,
}) => {
  await openReady(page, '/');
  const last = page.locator('[data-colour-line]').last();
  // Further away, while the page stands, no line waits.
  await page.locator('[data-scene="strata"]').evaluate((row) => {
    const { top } = row.getBoundingClientRect();
    window.scrollBy({ top: top - 1.2 * window.innerHeight, behavior: 'instant' });
  });
  await expect(async () => {
    await page.mouse.move(200, 450);
    await page.mouse.move(210, 460);
    expect(await last.evaluate((line) => getComputedStyle(line).clipPath)).toContain('inset');
  }, 'the scene has come').toPass();
  // Slowly: when the page scrolls fast a line is shown whole or not at all, and would never be seen half.
  await expect(async () => {
    await page.mouse.wheel(0, 30);
    expect(await brokenOff(page)).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
});

/** Which shares of the window's height show gold of the vein, at its left edge. */
function goldSeen(page: Page): Promise<{ top: number; bottom: number }> {
  return page.locator('[data-scene="vein"]').evaluate((opening) => {
    const [shown, gold] = [opening, opening.firstElementChild ?? opening].map((element) =>
      element.getBoundingClientRect(),
    );
    const top = Math.max(shown?.top ?? 0, gold?.top ?? 0, 0) / innerHeight;
    return { top, bottom: Math.min(shown?.bottom ?? 0, gold?.bottom ?? 0) / innerHeight };
  });
}

test('the vein has grown as deep as the visitor has come @both @lively', async ({ page }) => {
  await openReady(page, '/');
  await page.mouse.move(200, 450);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await scrollTop(page)).toBeGreaterThan(1500);
  }).toPass({ timeout: 30_000 });
  const end = async () => (await goldSeen(page)).bottom;
  await expect.poll(end, 'down to four fifths of the window').toBeCloseTo(0.8, 1);
  expect((await goldSeen(page)).top, 'from the upper edge').toBe(0);
});

test('a page at rest is at rest: nothing is observed or drawn anew @both', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      const { observed = '0' } = document.documentElement.dataset;
      document.documentElement.dataset.observed = String(Number(observed) + 1);
      observe.call(this, target);
    };
  });
  await openReady(page, '/');
  await page.mouse.move(700, 450);
  await wheelTo(page, 'bottom');
  const observed = () => page.locator('html').getAttribute('data-observed');
  const frames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
  await frames();
  const before = await observed();
  await frames();
  expect(await observed()).toBe(before);
});
