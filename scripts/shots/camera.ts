import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { storageKeys } from '../../lib/storage-keys';
import { confirmedAge } from '../run/visitor';
import type { Form } from './options';

/** Opens a page of one width in one form, for a visitor whose age is confirmed unless told. */
export async function openPage(
  browser: Browser,
  url: string,
  {
    width,
    height,
    form,
    verified = true,
  }: {
    width: number;
    height: number;
    form: Form;
    verified?: boolean;
  },
): Promise<Page> {
  const options: BrowserContextOptions = {
    viewport: { width, height },
    reducedMotion: form === 'normal' ? 'no-preference' : 'reduce',
    javaScriptEnabled: form !== 'scriptless',
    hasTouch: width < 768,
    ...(verified ? { storageState: confirmedAge(url) } : {}),
  };
  const context = await browser.newContext(options);
  // The invitation comes at 15 s and would stand in the way of whatever is pictured just then.
  await context.addInitScript(
    (key) => sessionStorage.setItem(key, 'dismissed'),
    storageKeys.invitation,
  );
  return context.newPage();
}

/** Waits for fonts, all pictures and the intro, then lets transitions come to rest. */
export async function settle(page: Page, form: Form): Promise<void> {
  if (form === 'scriptless') return;
  await page.locator('body.intro-done').waitFor({ timeout: 10_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const step = window.innerHeight * 0.7;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A lazy picture that is out of sight would be waited for until the end of days.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Milliseconds without any motion after which the scrubbed scenes have caught up too and what is out of
 * reach is whole (components/islands/view-watch/watch-rest.ts); and the longest wait.
 */
const rest = { still: 1_300, longest: 6_000 };

/** Waits until whatever a scroll set moving has come to rest. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async ({ still, longest }) => {
    const start = performance.now();
    let moved = start;
    while (performance.now() - moved < still && performance.now() - start < longest) {
      await new Promise(requestAnimationFrame);
      // What a scroll drives, and what never ends, does not count.
      const moves = document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      if (moves) moved = performance.now();
    }
  }, rest);
}
