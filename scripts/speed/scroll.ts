/** Scrolls pages from end to end and back on a phone whose processor is slowed. */
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { displayCategories, gestureMarks, readDisplay, type DisplayLog } from './display';
import { watchFrames, type FrameLog } from './frames';

/** How much slower than this machine the processor is. */
export const slowdown = 4;

/** From where, in px from the top left, and px a second: a brisk reader's. */
const gesture = { x: 200, y: 500, speed: 1600 };

export async function readLog(page: Page): Promise<FrameLog> {
  const log = await page.evaluate(() => window.__frames);
  if (!log) throw new Error('The page kept no log of its frames.');
  return log;
}

export const clearLog = (page: Page) =>
  page.evaluate(() => {
    window.__frames = { since: performance.now(), gaps: [], work: [], longTasks: [] };
  });

/**
 * By the browser's own gesture, without a word to the page's thread: a wheel turned from here would
 * ask that thread between any two frames, and measure its own questions.
 */
async function scrollThrough(page: Page, session: CDPSession): Promise<void> {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight);
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  for (const yDistance of [-distance, distance]) {
    await mark(gestureMarks.start);
    await session.send('Input.synthesizeScrollGesture', {
      ...gesture,
      yDistance,
      gestureSourceType: 'mouse',
    });
    const left = await page.evaluate(
      (down) =>
        down
          ? document.documentElement.scrollHeight - window.innerHeight - window.scrollY
          : window.scrollY,
      yDistance < 0,
    );
    await mark(gestureMarks.end);
    if (Math.abs(left) > 2) throw new Error(`The page stopped ${left} px before the end.`);
  }
}

async function openSlowed(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(path);
  return { page, session };
}

/** The home page once its intro has ended and its scripts run, and what it noted until then. */
export async function openHome(context: BrowserContext) {
  const { page, session } = await openSlowed(context, '/');
  await page.locator('html[data-hydrated] body.intro-done').waitFor();
  const loading = await readLog(page);
  await clearLog(page);
  return { page, session, loading };
}

/** What the page's own thread does while the home page is scrolled for the first time. */
export async function scrollHome(page: Page, session: CDPSession): Promise<FrameLog> {
  await scrollThrough(page, session);
  return readLog(page);
}

/**
 * What reaches the screen in such a scroll by another first visitor: a trace is work for the page's thread too, and
 * pictures that are in the browser's cache come at once.
 */
export async function filmHome(
  browser: Browser,
  visitor: BrowserContextOptions,
): Promise<DisplayLog> {
  const context = await browser.newContext(visitor);
  const { page, session } = await openHome(context);
  await browser.startTracing(page, { categories: displayCategories });
  await scrollThrough(page, session);
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  return readDisplay(trace);
}

/** What this machine makes of a page with nothing on it: below that no page can be. */
export async function scrollEmptyPage(context: BrowserContext): Promise<FrameLog> {
  const { page, session } = await openSlowed(context, '/robots.txt');
  await page.evaluate(() => (document.body.style.height = '12000px'));
  await scrollThrough(page, session);
  const log = await readLog(page);
  await page.close();
  return log;
}
