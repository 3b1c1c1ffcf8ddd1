/** What enters as it comes into view does so the first time it is seen, and ends in its place. */
import type { Page } from '@playwright/test';
import { passAutoClose } from '../support/app-clock';
import { contactOf, enquireOf } from '../support/dialogs';
import { expect, test } from '../support/fixtures';
import { openReady } from '../support/pages';

declare global {
  interface Window {
    /** The faintest that each watched element was while the window showed a part of its frame. */
    __faintest?: number[];
  }
}

test.use({ calm: false, pictures: true });

/** Notes, frame by frame, how faint the first child of each frame is while the frame is in view. */
function watchFrames(page: Page, frames: string): Promise<void> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const faintest = all.map(() => 1);
    window.__faintest = faintest;
    const look = () => {
      all.forEach((frame, index) => {
        const { top, bottom } = frame.getBoundingClientRect();
        const child = frame.firstElementChild;
        if (!child || bottom <= 0 || top >= window.innerHeight) return;
        faintest[index] = Math.min(faintest[index] ?? 1, Number(getComputedStyle(child).opacity));
      });
      requestAnimationFrame(look);
    };
    look();
  }, frames);
}

/** Reads on by small turns of the wheel until an element's middle is in the middle of the window. */
async function readDownTo(page: Page, target: string): Promise<void> {
  await page.mouse.move(200, 400);
  await expect(async () => {
    const left = await page.locator(target).evaluate(async (element) => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2 - window.innerHeight / 2;
    });
    if (left > 0) await page.mouse.wheel(0, Math.ceil(Math.min(160, left)));
    expect(left).toBeLessThan(20);
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** What cannot be seen of the home page because something around it waits, out of reach, to enter. */
function holesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOutOfReach = ({ top, bottom }: DOMRect) =>
      top > 1.5 * window.innerHeight || bottom < -0.5 * window.innerHeight;
    const hider = (element: Element | null): Element | null => {
      if (!element) return null;
      const { opacity, clipPath } = getComputedStyle(element);
      const hides = Number(opacity) === 0 || clipPath === 'inset(100%)';
      return hides ? element : hider(element.parentElement);
    };
    return [...document.querySelectorAll('main :is(p, li, h2, h3, dd, img)')]
      .filter((element) => {
        const frame = hider(element)?.parentElement;
        return frame && isOutOfReach(frame.getBoundingClientRect());
      })
      .map((element) => (element.textContent || element.getAttribute('alt') || '').slice(0, 40));
  });
}

test.describe('entrances @lively', () => {
  test('the experience’s pictures enter when they are first seen @both', async ({ page }) => {
    await openReady(page, '/');
    await watchFrames(page, '#Experience [data-enter]');
    await readDownTo(page, '#Experience [data-enter]:first-of-type >> nth=0');
    const faintest = await page.evaluate(() => window.__faintest ?? []);
    expect(faintest).toHaveLength(4);
    expect(Math.max(...faintest), 'the strongest of them, at its faintest').toBeLessThan(0.2);
    // All four, also on a phone, where they are a carousel's slides: the next one is seen beside.
    for (const picture of await page.locator('#Experience [data-enter] > :first-child').all()) {
      await expect(picture).toHaveCSS('opacity', '1');
    }
  });

  test('what has not entered yet answers to its name @both', async ({ page }) => {
    await openReady(page, '/');
    await passAutoClose(page);
    // While a page stands, what is out of reach does not wait; once it moves, it does.
    const waits = await page.evaluate(async () => {
      window.scrollTo({ top: 20, behavior: 'instant' });
      await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      return document.querySelector('[data-motion-reveal="away"]') !== null;
    });
    expect(waits).toBe(true);
    for (const product of ['Plata', 'Añejo'] as const) {
      await enquireOf(page, product).click();
      await expect(contactOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(contactOf(page)).toBeHidden();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    }
  });

  test('what the keyboard reaches before it has entered comes into view and is seen', async ({
    page,
  }) => {
    await openReady(page, '/');
    for (const product of ['Añejo', 'Plata'] as const) {
      const reveal = page.locator('[data-motion-reveal]').filter({ has: enquireOf(page, product) });
      await page.mouse.wheel(0, 10);
      await expect(reveal).toHaveAttribute('data-motion-reveal', /in|out|away/);
      await enquireOf(page, product).focus();
      await expect(enquireOf(page, product)).toBeInViewport({ ratio: 1 });
      await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
      await expect(enquireOf(page, product)).toBeFocused();
    }
  });

  test('while the page stands, a picture of the whole of it has no holes @both', async ({
    page,
  }) => {
    await openReady(page, '/');
    for (const target of ['#Experience', 'footer', '#plata', '#home']) {
      await page.locator(target).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      await expect.poll(() => holesOf(page), { message: `seen from ${target}` }).toEqual([]);
    }
  });

  test('the phone’s menu comes and goes by degrees @phone', async ({ page }) => {
    await openReady(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    /** How much of the menu is seen half-way through what a button begins; then lets it end. */
    const halfWay = (button: string) =>
      page.evaluate(async (name) => {
        const sheet = document.querySelector('nav[popover]');
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
        const moves = sheet?.getAnimations() ?? [];
        for (const move of moves) {
          move.pause();
          move.currentTime = Number(move.effect?.getComputedTiming().endTime) / 2;
        }
        const seen = sheet ? Number(getComputedStyle(sheet).opacity) : 0;
        for (const move of moves) move.play();
        await Promise.allSettled(moves.map(({ finished }) => finished));
        return seen;
      }, button);
    expect(Math.abs((await halfWay('Menu')) - 0.5)).toBeLessThan(0.5);
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
    expect(Math.abs((await halfWay('Close the menu')) - 0.5)).toBeLessThan(0.5);
    await expect(menu).toBeHidden();
  });
});
