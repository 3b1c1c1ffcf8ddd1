import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openReady } from './support/pages';

/** What Next fetches of the cookie page. */
const payloads = /\/cookies[^?]*\.txt/;

/** Five frames: what is far from the window is left out in the second. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Clicks a link of the header or footer from wherever the page stands. */
const follow = (page: Page, address: string) =>
  page
    .locator(`:is(header, footer) a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test('the old page stays as it was until the new one comes @both', async ({ page }) => {
  let asked = 0;
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(payloads, async (route) => {
    asked += 1;
    await gate;
    await route.continue();
  });
  await openReady(page, '/privacy-policy');
  await follow(page, '/');
  const story = page.locator('#Experience');
  const standing = async () => [
    await story.evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    await heightOf(page),
  ];
  let before: number[] = [];
  await expect(async () => {
    await story.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    before = await standing();
    await frames(page);
    expect(await standing(), 'settled').toEqual(before);
  }).toPass();

  await follow(page, '/cookies');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await frames(page);
  expect(await standing()).toEqual(before);

  go();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cookie/i);
});

for (const [from, to] of [
  ['/privacy-policy', '/'],
  ['/', '/privacy-policy'],
] as const) {
  test(`${to} is as long after a link from ${from} as when it is opened @both @lively`, async ({
    page,
  }) => {
    await openReady(page, to);
    await page.locator('html[data-laid-out]').waitFor();
    // With React the footer folds on a phone.
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    const opened = await heightOf(page);
    await openReady(page, from);
    await follow(page, to);
    await page.waitForURL(`**${to}`);
    await expect.poll(() => heightOf(page)).toBe(opened);
  });
}

test.describe('the cross-fade @lively', () => {
  test.use({ calm: false });

  // Two pages that fade into each other show the dark between them where one is painted late.
  test('brings the new page over the old one, which stays whole @both', async ({ page }) => {
    await openReady(page, '/privacy-policy');
    await page.locator('html[data-hydrated]').waitFor();
    test.skip(!(await page.evaluate(() => 'startViewTransition' in document)), 'none here');
    const seen = await page.evaluate(async () => {
      const root = document.documentElement;
      const opacity = (part: string) =>
        Number(getComputedStyle(root, `::view-transition-${part}(root)`).opacity);
      const fading = () =>
        document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('-new(root)'));
      const seen: { readonly old: number; readonly coming: number }[] = [];
      document.querySelector<HTMLElement>('footer a[href="/cookies"]')?.click();
      const start = performance.now();
      await new Promise<void>((resolve) => {
        const look = () => {
          if (fading()) seen.push({ old: opacity('old'), coming: opacity('new') });
          else if (seen.length > 0 || performance.now() - start > 8_000) return resolve();
          requestAnimationFrame(look);
        };
        look();
      });
      return seen;
    });
    expect(seen.filter(({ old }) => old < 1)).toEqual([]);
    const coming = seen.map((frame) => frame.coming);
    expect(coming).toEqual([...coming].sort((a, b) => a - b));
    expect(coming.some((part) => part > 0 && part < 1)).toBe(true);
  });
});
