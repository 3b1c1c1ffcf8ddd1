import { expect, type Page } from '@playwright/test';

/** Opens a route and waits until its scripts run, so that buttons answer. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await runScripts(page);
  await expect(page.locator('body')).toHaveClass(/intro-done/);
}

/** Loads the page's scripts by a key press, which starts them at once, and waits until React has hydrated the page. */
export async function runScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor();
}

/** Holds back requests to such addresses. Resolves to a function that releases them. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks `<html>` once the intro has begun. Runs in the page, before its scripts. */
export function recordIntro(): void {
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (dataset.intro === 'playing') dataset.introSeen = 'true';
  }).observe(document, { subtree: true, attributeFilter: ['data-intro'] });
}

/** A description of the focused element if its centre is off-screen or covered; else empty. */
export const hiddenFocusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen) ? '' : `${element.outerHTML} at ${top}, under ${seen?.outerHTML}`;
  });

/** Waits until the text font is loaded: in the fallback font some words are up to 8 px wider. */
export async function waitForTextFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'hanken' && status === 'loaded'),
  );
}

/** Fails unless the textures of all elements that are at least half in the window have loaded. */
export async function expectTextures(page: Page): Promise<void> {
  const waiting = page.locator('main [data-texture]:not([data-near])');
  const inWindow = () =>
    waiting.evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, height, width }) => width && top + height / 2 < innerHeight)
        .map(({ top }) => top),
    );
  await expect.poll(inWindow).toEqual([]);
}

/** Pixels from the top of the viewport to the lower edge of the header's bar. */
export function headerBottom(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls through the whole page and back, so that every entrance has been triggered. */
export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Fails unless turning the wheel moves the page, now or once the intro is over. */
export async function expectToScroll(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  }).toPass({ timeout: 10_000 });
}
