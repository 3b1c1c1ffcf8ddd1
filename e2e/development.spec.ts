/** What a developer and an editor see is what is exported. */
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/run/port';
import { storageKeys } from '../lib/storage-keys';
import { expect, test } from './support/fixtures';
import { openReady, readToTheEnd } from './support/pages';

/** Windows, and how many carousels the page has there. */
const windows = [
  { width: 390, height: 844, carousels: 2 },
  { width: 1440, height: 900, carousels: 1 },
] as const;

/** Stops on the way down the home page. */
const stops = ['#home', '#plata', '#anjoi', '[aria-labelledby="serves-heading"]'];

/** The box, background and mask of every element and what it draws before and after itself. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'script, style, template, noscript, nextjs-portal, next-route-announcer';
    const own = (value: string) => value.replaceAll(location.origin, '');
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest(skipped))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const pictures = [undefined, '::before', '::after'].map((pseudo) => {
          const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
          return own(`${backgroundImage} ${maskImage}`);
        });
        return [element.tagName, ...[x, y, width, height].map(Math.round), ...pictures].join(' ');
      });
  });
}

/** Opens the home page and goes through it once, so that what is fetched when it is near has come. */
async function openWhole(page: Page, url: string, carousels: number): Promise<void> {
  await openReady(page, url);
  await readToTheEnd(page);
  const active = page.locator('[aria-roledescription="carousel"][data-active="true"]');
  await expect(active).toHaveCount(carousels);
}

async function goTo(page: Page, stop: string): Promise<void> {
  await page.locator(stop).evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' });
  });
}

/** Waits until nothing has changed for ten frames: textures come one a frame. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = await look(page);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      });
      return JSON.stringify(await look(page)) === JSON.stringify(before);
    })
    .toBe(true);
}

test('`next dev` shows the home page as it is exported: boxes, backgrounds and masks @chromium', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const server = spawn('node_modules/.bin/next', ['dev', '--port', String(port)]);
  // A page of its own: the console of the development server is not silent.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.age);
  try {
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 120_000 },
      )
      .toBe(200);
    for (const { width, height, carousels } of windows) {
      await page.setViewportSize({ width, height });
      const exported: string[][] = [];
      await openWhole(page, new URL('/', baseURL).href, carousels);
      for (const stop of stops) {
        await goTo(page, stop);
        await settle(page);
        exported.push(await look(page));
      }
      await openWhole(page, url, carousels);
      for (const [index, stop] of stops.entries()) {
        await goTo(page, stop);
        const where = `${stop} at ${width} px`;
        await expect.poll(() => look(page), where).toEqual(exported[index]);
      }
    }
  } finally {
    await page.close();
    server.kill();
  }
});
