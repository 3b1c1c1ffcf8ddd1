/** Properties, durations and delays of the animations in section 9 of the specification. */
import type { Locator, Page } from '@playwright/test';
import { contactDialog, enquireButton } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import {
  scrollElementTo,
  countBrokenLines,
  scrollUntilVisible,
  visibleVein,
} from '../support/scroll';
import { openHydrated, scrollTop } from '../support/pages';

declare global {
  interface Window {
    /** Transitions and animations that began each time the watched element came into view. */
    __entrances?: { readonly property: string; readonly lasts: unknown; readonly waits: unknown }[];
  }
}

test.use({ reducedMotion: 'no-preference' });

/** Records the animations that begin in an element at the moment when its entrance attribute is set. */
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

/** `begins`: how many pixels of a block are in view when it should enter. */
const blocks = [
  {
    name: 'rise',
    mark: 'data-motion-rise',
    selector: '#colletions',
    lasts: 1000,
    begins: () => 100,
  },
  {
    name: 'reveal',
    mark: 'data-motion-reveal',
    selector: '#plata',
    lasts: 700,
    begins: (height: number) => 0.1 * height,
  },
];

/** The delay of each picture's animation once this many pixels of its row are in view. */
const delaysOf = (row: Locator, pixels: number) =>
  row.evaluate(async (section, shown) => {
    const frames = [...section.querySelectorAll('[data-enter]')];
    const waits = frames.map((): number | undefined => undefined);
    const { top } = section.getBoundingClientRect();
    scrollBy({ top: top + shown - innerHeight, behavior: 'instant' });
    for (let count = 0; count < 120 && waits.includes(undefined); count += 1) {
      await new Promise(requestAnimationFrame);
      for (const [index, frame] of frames.entries())
        for (const { effect } of frame.getAnimations({ subtree: true }))
          if (effect?.getTiming().duration) waits[index] ??= effect.getTiming().delay;
    }
    return waits;
  }, pixels);

test.describe('by section 9 @motion', () => {
  test('a reveal enters for 700 ms and a rise for 1000 ms, each time; the contact modal takes 300', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.mouse.wheel(0, 10);
    for (const { name, mark, selector, lasts, begins } of blocks) {
      const block = `${selector} [${mark}]`;
      const watched = page.locator(block).first();
      const moving = watched.locator('> *');
      const threshold = begins((await watched.boundingBox())?.height ?? 0);
      await watchEntrances(page, block, mark);
      for (const time of [1, 2]) {
        await scrollElementTo(page, block, 1.2);
        await expect(moving).toHaveCSS('opacity', '0');
        if (name === 'reveal') {
          const turn = await moving.evaluate((element) => {
            const { m11, m13, m22 } = new DOMMatrix(getComputedStyle(element).transform);
            return [m11, m13, m22].map((value) => Math.round(value * 100) / 100 + 0);
          });
          expect(turn, 'by 90° about the upright axis').toEqual([0, -1, 1]);
        }
        await scrollUntilVisible(watched, 0.6 * threshold);
        await expect(moving).toHaveCSS('opacity', '0');
        await scrollUntilVisible(watched, 1.4 * threshold);
        await expect(moving).toHaveCSS('opacity', '1');
        const seen = (await page.evaluate(() => window.__entrances)) ?? [];
        const now = seen.slice(-2).sort((a, b) => a.property.localeCompare(b.property));
        expect.soft(now, `${name}, time ${time}`).toEqual([
          { property: 'opacity', lasts, waits: 0 },
          { property: 'transform', lasts, waits: 0 },
        ]);
        expect.soft(seen, `${name}, time ${time}`).toHaveLength(2 * time);
      }
    }
    await enquireButton(page, 'Plata').dispatchEvent('click');
    await expect(contactDialog(page)).toBeVisible();
    const times = await contactDialog(page).evaluate((dialog) =>
      [null, '::backdrop'].map((pseudo) => getComputedStyle(dialog, pseudo).transitionDuration),
    );
    expect(times, 'the contact modal and its backdrop').toEqual(['0.3s', '0.15s']);
  });

  test('the heading’s words follow one another, the logo shrinks with the scroll, the vein grows with it', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.mouse.move(200, 450);
    const logo = page.getByRole('banner').getByRole('link', { name: /home$/ });
    const width = async () => (await logo.boundingBox())?.width ?? 0;

    await test.step('words by 0.05 s, fading in for a second, each time', async () => {
      const words = page.locator('h1 [data-order]');
      const timings = await words.evaluateAll((all) =>
        all.map((word) => {
          const { transitionProperty, transitionDuration, transitionDelay } =
            getComputedStyle(word);
          const at = transitionProperty.split(', ').indexOf('opacity');
          const part = (list: string) => Number.parseFloat(list.split(', ')[at] ?? list);
          return { lasts: part(transitionDuration), waits: Number.parseFloat(transitionDelay) };
        }),
      );
      expect(timings.length).toBeGreaterThan(5);
      timings.forEach(({ lasts, waits }, order) => {
        expect(lasts).toBe(1);
        expect(waits).toBeCloseTo(0.05 * order);
      });
      const line = 'h1 > :has([data-order])';
      const height = (await page.locator(line).first().boundingBox())?.height ?? 0;
      const windows = height / (page.viewportSize()?.height ?? 0);
      for (const time of [1, 2]) {
        await scrollElementTo(page, line, -0.45);
        await expect(words.first(), `time ${time}`).toHaveCSS('opacity', '0');
        await scrollElementTo(page, line, -0.8 * windows);
        await expect(words.first(), 'a fifth of them in view').toHaveCSS('opacity', '0');
        await scrollElementTo(page, line, -0.6 * windows);
        await expect(words.first(), `time ${time}`).toHaveCSS('opacity', '1');
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    });

    await test.step('the large logo gets smaller, and large again', async () => {
      await expect.poll(() => logo.evaluate((link) => getComputedStyle(link).opacity)).toBe('0.86');
      const large = await width();
      await page.mouse.wheel(0, 600);
      await expect(logo).toHaveCSS('opacity', '1');
      expect(await width()).toBeLessThan(0.9 * large);
      await page.mouse.wheel(0, -2000);
      // Not exact: the first measurement may have been in the fallback font.
      await expect.poll(async () => (await width()) / large).toBeCloseTo(1, 1);
    });

    await test.step('the vein has grown in proportion to the scroll', async () => {
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        expect(await scrollTop(page)).toBeGreaterThan(1500);
      }).toPass({ timeout: 30_000 });
      const end = async () => (await visibleVein(page)).bottom;
      await expect.poll(end, 'down to four fifths of the window').toBeCloseTo(0.8, 1);
      expect((await visibleVein(page)).top, 'from the upper edge').toBe(0);
    });
  });

  test('the colour lines are uncovered while their row goes past, and four pictures enter 0.1 s apart, each time', async ({
    page,
  }) => {
    await openHydrated(page, '/');

    await test.step('lines are revealed with the scroll', async () => {
      await page.mouse.move(200, 450);
      await scrollElementTo(page, '[data-scene="strata"]', 1);
      await page.locator('[data-broken]').first().waitFor({ state: 'attached' });
      await expect(async () => {
        await page.mouse.wheel(0, 30);
        expect(await countBrokenLines(page)).toBeGreaterThan(0);
      }).toPass({ intervals: [100] });
      // The scroll past the row is scaled to the whole timeline: a second for each line, starting 0.2 s apart.
      const row = page.locator('[data-scene="strata"]');
      const lines = await page.locator('[data-colour-line]').count();
      for (const [seconds, whole] of [
        [0.9, 0],
        [1.5, 3],
        [2.3, 7],
      ] as const) {
        const share = seconds / (1 + 0.2 * (lines - 1));
        await row.evaluate((element, passed) => {
          const { top, height } = element.getBoundingClientRect();
          const away = top + passed * height - 0.85 * window.innerHeight;
          window.scrollBy({ top: away, behavior: 'instant' });
        }, share);
        await expect(page.locator('[data-broken]'), `${seconds} s`).toHaveCount(lines - whole);
      }
      await scrollElementTo(page, '[data-scene="strata"]', -0.6);
      await expect(page.locator('[data-broken]'), 'whole once passed').toHaveCount(0);
    });

    await test.step('pictures once three tenths of their row are in view', async () => {
      const row = page.locator('#Experience section:has([data-enter])');
      const first = row.locator('[data-enter] > :first-child').first();
      const height = (await row.boundingBox())?.height ?? 0;
      const show = (share: number) => scrollUntilVisible(row, share * height);
      await expect(async () => {
        await show(-0.1);
        await expect(first).toHaveCSS('opacity', '0', { timeout: 500 });
      }, 'their engine has come').toPass();
      for (const time of [1, 2]) {
        await show(0.25);
        await expect(first, `time ${time}`).toHaveCSS('opacity', '0');
        expect(await delaysOf(row, 0.4 * height), `time ${time}`).toEqual([0, 100, 200, 300]);
        await expect(first).toHaveCSS('opacity', '1');
        await show(-0.1);
        await expect(first).toHaveCSS('opacity', '0');
      }
    });
  });
});
