/**
 * `npm run frames`: how steadily the home page moves on a phone whose processor is four times
 * slower than this one. While the page is scrolled from end to end and back it counts frames over
 * 33 ms: those on the screen, which the browser's own threads scroll, and those of the page's thread,
 * beside those of an empty page. Also prints long tasks, what one frame of the live gold costs the
 * page's thread, and how long a route change takes on this machine. Needs a build. Timings vary with
 * the machine, so this is no part of `npm test`.
 */
import { chromium, devices, type Page } from '@playwright/test';
import { exportedRoutes } from '../hosting/routes';
import { ensureChromium, quietFlags } from './run/chromium';
import { startPreview } from './run/preview';
import { confirmedAge } from './run/visitor';
import {
  clearLog,
  filmHome,
  openHome,
  readLog,
  scrollEmptyPage,
  scrollHome,
  slowdown,
} from './speed/scroll';

/** Milliseconds from coming to a link to pointing at it: until the page rests. */
const coming = 1500;

/** Milliseconds from pointing at a link to clicking it: a quick hand's. */
const pointing = 100;

const share = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const lateOf = (gaps: readonly number[], limit = 33) => gaps.filter((gap) => gap > limit).length;

/** Ms between the 33.3 of one missed frame and the 50 of two, at 60 frames a second. */
const twoMissed = 42;

const tasks = (long: readonly number[]) =>
  `${long.length}, longest ${Math.max(0, ...long).toFixed(0)} ms`;

async function watchGold(page: Page): Promise<void> {
  await page.locator('[data-live-gold]').scrollIntoViewIfNeeded();
  await page.locator('[data-live-gold="running"]').waitFor();
  await clearLog(page);
  await page.waitForFunction(() => (window.__frames?.work.length ?? 0) >= 240);
}

/**
 * Comes to a link to another route, which a visitor has in the window to click it, points at it and clicks
 * it; answers the ms from there to the route's first frame.
 */
function changeRoute(page: Page, route: string): Promise<number> {
  return page.evaluate(
    async ([target, rest, hover]) => {
      const link = document.querySelector<HTMLElement>(`:is(header, footer) a[href="${target}"]`);
      link?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, rest));
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, hover));
      return new Promise<number>((resolve) => {
        const start = performance.now();
        const old = document.querySelector('main');
        new MutationObserver((_, observer) => {
          if (document.querySelector('main') === old || location.pathname !== target) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.body, { childList: true, subtree: true });
        link?.click();
      });
    },
    [route, coming, pointing] as const,
  );
}

async function watchRoutes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const route of [
    ...exportedRoutes().filter((path) => path !== '/' && path !== '/logo'),
    '/',
  ]) {
    times.push(await changeRoute(page, route));
    await page.waitForLoadState('networkidle');
  }
  return times;
}

const executablePath = await ensureChromium();
const preview = await startPreview();
const browser = await chromium.launch({ executablePath, args: quietFlags });
try {
  const visitor = {
    ...devices['Pixel 7'],
    baseURL: preview.url,
    storageState: confirmedAge(preview.url),
  };
  const display = await filmHome(browser, visitor);
  const context = await browser.newContext(visitor);
  const { page, session, loading } = await openHome(context);
  console.log(`Loading at ${slowdown}x slowed processor`);
  console.log(`  long tasks: ${tasks(loading.longTasks)}`);
  const { gaps, longTasks } = await scrollHome(page, session);
  const lateOnScreen = lateOf(display.gaps);
  const late = lateOf(gaps);
  const empty = await scrollEmptyPage(context);
  console.log(
    `Scrolling at ${slowdown}x slowed processor, on the screen: ${display.gaps.length} frames`,
  );
  console.log(
    `  over 33 ms: ${lateOnScreen} (${share(lateOnScreen, display.gaps.length)}); jerky by Chromium’s own account: ${display.jerky}`,
  );
  console.log(
    `  scrolled on time, with the page's own changes one frame later: ${display.partial}; with a piece not painted yet: ${display.incomplete}`,
  );
  console.log(`The page's own thread, in another scroll: ${gaps.length} frames`);
  console.log(
    `  over 33 ms: ${late} (${share(late, gaps.length)}); of an empty page ${share(lateOf(empty.gaps), empty.gaps.length)}`,
  );
  const longer = lateOf(gaps, twoMissed);
  console.log(`  two frames missed or more: ${longer} (${share(longer, gaps.length)})`);
  console.log(`  long tasks: ${tasks(longTasks)}`);

  await watchGold(page);
  const work = [...(await readLog(page)).work].sort((a, b) => a - b);
  console.log(`Live gold, its own thread, ${work.length} frames`);
  console.log(
    `  median ${quantile(work, 0.5).toFixed(2)} ms, 95th ${quantile(work, 0.95).toFixed(2)} ms`,
  );

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const routes = await watchRoutes(page);
  console.log(`Route changes, as fast as this machine is, ${routes.length} of them`);
  console.log(`  to the first new frame: ${routes.map((ms) => ms.toFixed(0)).join(', ')} ms`);
} finally {
  await browser.close();
  preview.stop();
}
