/** What a developer and an editor see is what is exported. */
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/run/port';
import { expect, test } from './support/fixtures';
import { openReady } from './support/pages';

test.use({ pictures: true });

const widths = [
  [390, 844],
  [1440, 900],
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

/** Goes down the page as a visitor does, and looks at each stop once its textures have come. */
async function tour(page: Page, url: string): Promise<string[][]> {
  await openReady(page, url);
  const seen: string[][] = [];
  for (const stop of stops) {
    await page.locator(stop).evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' });
    });
    await expect
      .poll(async () => {
        const before = await look(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        return JSON.stringify(await look(page)) === JSON.stringify(before);
      })
      .toBe(true);
    seen.push(await look(page));
  }
  return seen;
}

test('`next dev` shows the home page as it is exported: boxes, backgrounds and masks @chromium', async ({
  page,
}) => {
  test.slow();
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const server = spawn('node_modules/.bin/next', ['dev', '--port', String(port)]);
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
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      const exported = await tour(page, '/');
      const developed = await tour(page, url);
      stops.forEach((stop, index) =>
        expect.soft(developed[index], `${stop} at ${width} px`).toEqual(exported[index]),
      );
    }
  } finally {
    server.kill();
  }
});
