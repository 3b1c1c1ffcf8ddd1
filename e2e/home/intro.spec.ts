import { expect, test } from '../support/fixtures';
import { expectToScroll, recordIntro, scrollTop } from '../support/pages';

declare global {
  interface Window {
    /** The largest distance between a side of the intro's mark, at its end, and the header's mark, in px. */
    __apart?: number;
    /** The opacity of the heading's first and last word in each frame. */
    __heading?: { readonly time: number; readonly first: number; readonly last: number }[];
  }
}

/** Milliseconds from the first script until the body says that the intro is over. */
function introEnd(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const isOver = document.body.classList.contains('intro-done');
      if (isOver) resolve(performance.now() - (window.__clock ?? NaN));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Records the heading's opacity in every frame, and a scroll during the intro. Runs in the page. */
function recordStart(): void {
  document.addEventListener('scroll', () => {
    const early = !document.body.classList.contains('intro-done');
    if (early && window.scrollY > 0) document.body.dataset.scrolledEarly = 'true';
  });
  window.__heading = [];
  const look = (time: number) => {
    const words = [...document.querySelectorAll('h1 [data-order]')];
    const [first = 0, last = 0] = [words[0], words.at(-1)].map((word) =>
      word?.checkVisibility({ visibilityProperty: true })
        ? Number(getComputedStyle(word).opacity)
        : 0,
    );
    window.__heading?.push({ time, first, last });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records each scroll position of the page. Runs in the page. */
function recordScrollPositions(): void {
  const tops = new Set<number>();
  document.addEventListener('scroll', () => {
    tops.add(Math.round(window.scrollY));
    document.documentElement.dataset.tops = String(tops.size);
  });
}

test.describe('the intro @motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('keeps the page still for about three seconds, then lets it scroll', async ({ page }) => {
    await page.addInitScript(recordStart);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('body')).not.toHaveClass(/intro-done/);
    await page.mouse.move(700, 450);
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 300);
    const end = await page.evaluate(introEnd);
    expect.soft(end).toBeGreaterThan(2_900);
    expect.soft(end).toBeLessThan(6_000);
    await expect.soft(page.locator('body')).not.toHaveAttribute('data-scrolled-early');
    await expectToScroll(page);
  });

  test('lets the heading’s words enter one after another, without a jump', async ({ page }) => {
    await page.addInitScript(recordStart);
    await page.goto('/');
    await page.waitForFunction(() => window.__heading?.at(-1)?.last === 1);
    const seen = (await page.evaluate(() => window.__heading)) ?? [];
    const growth = seen.slice(1).map((now, index) => {
      const before = seen[index] ?? now;
      return { took: (now.time - before.time) / 1_000, grew: now.last - before.last };
    });
    // The fade takes a second on every machine: the opacity never grows faster, and never jumps.
    const tooFast = growth.filter(({ took, grew }) => grew > took + 0.1);
    expect.soft(tooFast).toEqual([]);
    const ahead = seen.filter(({ first, last }) => last > 0 && last < 1 && first > last);
    expect.soft(ahead.length, 'the first word leads').toBeGreaterThan(0);
  });

  test('ends where the header’s mark stands, at every width', async ({ page, browserName }) => {
    // Firefox reports fonts that are still loading when a page is left, so it visits one width only.
    const widths = browserName === 'firefox' ? [1440] : [390, 1024, 1920];
    // Measured in the page: on a busy machine a call from the test would come after the intro.
    await page.addInitScript(() => {
      const boxOf = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box?.width) throw new Error(`${selector} is not there`);
        return box;
      };
      const measure = () => {
        const cover = '[data-intro-cover]';
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(cover)) continue;
          animation.pause();
          animation.currentTime = Number(effect.getComputedTiming().endTime) - 1;
        }
        const landed = boxOf(`${cover} svg`);
        const stands = boxOf('header [data-logo-piece]');
        const sides = ['left', 'top', 'right', 'bottom'] as const;
        window.__apart = Math.max(...sides.map((side) => Math.abs(landed[side] - stands[side])));
      };
      // The header's mark is sized by a scroll timeline, which is active from the first frame on.
      document.addEventListener('DOMContentLoaded', () => {
        requestAnimationFrame(() => requestAnimationFrame(measure));
      });
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => window.__apart !== undefined);
      const apart = await page.evaluate(() => window.__apart);
      expect.soft(apart, `px apart at ${width}`).toBeLessThan(1);
    }
  });

  test('comes before the smooth scroll to the hash, after a reload too', async ({ page }) => {
    // A small window: in a large one a busy Firefox paints only three positions.
    await page.setViewportSize({ width: 390, height: 420 });
    // Recorded in the page: on a busy machine a call from the test would come too late.
    await page.addInitScript(recordScrollPositions);
    await page.goto('/#aboutus', { waitUntil: 'domcontentloaded' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(introEnd);
    await expect(page.locator('#aboutus')).toBeInViewport();
    const places = async () => Number(await page.locator('html').getAttribute('data-tops'));
    await expect.poll(places, { message: 'passes through places on the way' }).toBeGreaterThan(4);
    await expect(page).toHaveURL(/#aboutus$/);
  });
});

test('under reduced motion there is no intro', async ({ page }) => {
  await page.addInitScript(recordIntro);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('body').getAttribute('class')).toContain('intro-done');
  await expect(page.locator('html')).not.toHaveAttribute('data-intro-seen');
});
