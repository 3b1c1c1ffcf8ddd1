/** How things move: from where, for how long and how far apart, by section 9 of the specification. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

declare global {
  interface Window {
    /** What began to move by style sheet, each time the watched element came into view. */
    __entrances?: { readonly property: string; readonly lasts: unknown; readonly waits: unknown }[];
    /** What scripts asked of the browser's own animations. */
    __animated?: { readonly of: Element; readonly waits: number }[];
  }
}

test.use({ calm: false });

const firstReveal = '#plata [data-motion-reveal]';
const firstRise = '#colletions [data-motion-rise]';

/** Scrolls until an element's top stands at this share of the window's height. */
function bringTo(page: Page, selector: string, share: number): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, at) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - at * window.innerHeight, behavior: 'instant' });
    }, share);
}

/** Notes what begins to move in an element when it is marked as come, in that very moment. */
function watchEntrances(page: Page, selector: string, mark: string): Promise<void> {
  return page.evaluate(
    ([watched, attribute]) => {
      const element = document.querySelector(watched);
      if (!element) throw new Error(`${watched} is not there`);
      const entrances: Window['__entrances'] = (window.__entrances = []);
      new MutationObserver(() => {
        if (element.getAttribute(attribute) !== 'in') return;
        for (const move of element.firstElementChild?.getAnimations() ?? []) {
          const { duration, delay } = move.effect?.getTiming() ?? {};
          const property = (move as CSSTransition).transitionProperty;
          entrances.push({ property, lasts: duration, waits: delay });
        }
      }).observe(element, { attributeFilter: [attribute] });
    },
    [selector, mark] as const,
  );
}

test.describe('by section 9 @lively', () => {
  test('a reveal turns in from 90° about the upright axis for 0.7 s, each time', async ({
    page,
  }) => {
    await openReady(page, '/');
    const reveal = page.locator(firstReveal);
    await bringTo(page, firstReveal, 1.2);
    await expect(reveal).toHaveAttribute('data-motion-reveal', 'out');
    const leaf = reveal.locator('> *');
    await expect(leaf).toHaveCSS('opacity', '0');
    const turn = await leaf.evaluate((element) => {
      const { m11, m13, m22 } = new DOMMatrix(getComputedStyle(element).transform);
      return [m11, m13, m22].map((value) => Math.round(value * 100) / 100 + 0);
    });
    expect(turn, 'its width points away from the reader').toEqual([0, -1, 1]);

    await watchEntrances(page, firstReveal, 'data-motion-reveal');
    for (const time of [1, 2]) {
      await bringTo(page, firstReveal, 0.4);
      await expect(reveal).toHaveAttribute('data-motion-reveal', 'in');
      const seen = (await page.evaluate(() => window.__entrances)) ?? [];
      const now = seen.slice(-2).sort((a, b) => a.property.localeCompare(b.property));
      expect(now, `time ${time}`).toEqual([
        { property: 'opacity', lasts: 700, waits: 0 },
        { property: 'transform', lasts: 700, waits: 0 },
      ]);
      expect(seen).toHaveLength(2 * time);
      await bringTo(page, firstReveal, 1.2);
      await expect(reveal).toHaveAttribute('data-motion-reveal', 'out');
    }
    const waiting = page.locator('#Experience [data-motion-reveal] > [data-delay="1"]');
    await expect(waiting, 'a delay of one step').toHaveCSS('transition-delay', '0.1s');
  });

  test('what rises does so for a second', async ({ page }) => {
    await openReady(page, '/');
    const rise = page.locator(firstRise);
    await bringTo(page, firstRise, 1.2);
    await expect(rise).toHaveAttribute('data-motion-rise', 'out');
    await expect(rise.locator('> *')).toHaveCSS('opacity', '0');
    const below = await rise
      .locator('> *')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
    expect(below).toBeGreaterThan(0);
    await watchEntrances(page, firstRise, 'data-motion-rise');
    await bringTo(page, firstRise, 0.4);
    await expect(rise).toHaveAttribute('data-motion-rise', 'in');
    const seen = (await page.evaluate(() => window.__entrances)) ?? [];
    expect(seen.map(({ lasts, waits }) => [lasts, waits])).toEqual([
      [1000, 0],
      [1000, 0],
    ]);
  });

  test('the heading’s words follow one another by 0.05 s, each fading in for a second', async ({
    page,
  }) => {
    await openReady(page, '/');
    const words = await page.locator('h1 [data-order]').evaluateAll((all) =>
      all.map((word) => {
        const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(word);
        const at = transitionProperty.split(', ').indexOf('opacity');
        const part = (list: string) => Number.parseFloat(list.split(', ')[at] ?? list);
        return { lasts: part(transitionDuration), waits: Number.parseFloat(transitionDelay) };
      }),
    );
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words.map(({ lasts }) => lasts))).toEqual(new Set([1]));
    words.forEach(({ waits }, order) => expect(waits).toBeCloseTo(0.05 * order));
  });

  test('the heading’s words enter again each time three tenths of their line are in view @both', async ({
    page,
  }) => {
    await openReady(page, '/');
    const line = 'h1 > :has([data-order])';
    const word = page.locator(line).first().locator('[data-order]').first();
    for (const time of [1, 2]) {
      await bringTo(page, line, -0.45);
      await expect(word, `time ${time}`).toHaveCSS('opacity', '0');
      await bringTo(page, line, 0.1);
      await expect(word, `time ${time}`).toHaveCSS('opacity', '1');
    }
  });

  test('four pictures enter 0.1 s apart once three tenths of their row are in view, each time', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const animated: Window['__animated'] = (window.__animated = []);
      Element.prototype.animate = function (frames, options) {
        const waits = typeof options === 'object' ? Number(options.delay ?? 0) : 0;
        const lasts = typeof options === 'object' ? Number(options.duration ?? 0) : Number(options);
        const frame = this.closest('[data-enter]');
        if (frame && lasts > 0) animated.push({ of: frame, waits });
        return animate.call(this, frames, options);
      };
    });
    await openReady(page, '/');
    const row = '#Experience section:has([data-enter])';
    const first = page.locator('#Experience [data-enter] > :first-child').first();
    /** Shows so much of the row at the window's lower edge, and lets the page notice. */
    const show = (share: number) =>
      page.locator(row).evaluate(async (element, part) => {
        const { top, height } = element.getBoundingClientRect();
        const away = top + part * height - window.innerHeight;
        window.scrollBy({ top: away, behavior: 'instant' });
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      }, share);
    await expect(async () => {
      await show(-0.1);
      await expect(first).toHaveCSS('opacity', '0', { timeout: 500 });
    }, 'their engine has come').toPass();
    for (const time of [1, 2]) {
      await show(0.25);
      await expect(first, `time ${time}`).toHaveCSS('opacity', '0');
      await show(0.4);
      await expect(first).toHaveCSS('opacity', '1');
      const waits = await page.evaluate(() => {
        const frames = [...document.querySelectorAll('#Experience [data-enter]')];
        const of = (frame: Element) => window.__animated?.filter((one) => one.of === frame);
        return frames.map((frame) => of(frame)?.at(-1)?.waits);
      });
      expect(waits).toEqual([0, 100, 200, 300]);
      await show(-0.1);
      await expect(first).toHaveCSS('opacity', '0');
      await page.evaluate(() => void window.__animated?.splice(0));
    }
  });

  test('the large logo gets smaller with the scroll, and large again @both', async ({ page }) => {
    await openReady(page, '/');
    const logo = page.getByRole('banner').getByRole('link', { name: /home$/ });
    const width = async () => (await logo.boundingBox())?.width ?? 0;
    await expect.poll(() => logo.evaluate((link) => getComputedStyle(link).opacity)).toBe('0.86');
    const large = await width();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect(logo).toHaveCSS('opacity', '1');
    expect(await width()).toBeLessThan(0.9 * large);
    await page.mouse.wheel(0, -2000);
    // To a few hundredths: its letters may have been the stand-in's at first.
    await expect.poll(async () => (await width()) / large).toBeCloseTo(1, 1);
  });
});
