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

for (const [how, route, link] of [
  ['the skip link', '/', 'a[href="#main"]'],
  ['its contents', '/privacy-policy', 'main nav a[href^="#"]'],
] as const) {
  test(`Back returns to ${route} from elsewhere after ${how} has been used @both`, async ({
    page,
  }) => {
    await openReady(page, route);
    await page.locator('html[data-hydrated]').waitFor();
    const heading = await page.locator('h1').innerText();
    await page.locator(link).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await follow(page, '/cookies');
    await expect(page.locator('h1')).toContainText('Cookies');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(heading);
  });
}

test('a link leads on although the browser reports only then that a part of the page was gone to', async ({
  page,
}) => {
  await openReady(page, '/privacy-policy');
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => {
    location.hash = 'main';
    document.querySelector<HTMLAnchorElement>('footer a[href="/cookies"]')?.click();
  });
  await expect(page.locator('h1')).toContainText('Cookies');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Privacy');
});

test('Back returns to a page that the router has no note of', async ({ page }) => {
  await openReady(page, '/privacy-policy');
  await page.locator('html[data-hydrated]').waitFor();
  // As a link to a part of the page leaves it before the scripts run.
  await page.evaluate(() => History.prototype.replaceState.call(history, null, '', '#main'));
  await follow(page, '/cookies');
  await expect(page.locator('h1')).toContainText('Cookies');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Privacy');
});

test.describe('the cross-fade @lively', () => {
  test.use({ calm: false });

  // Two pages that fade into each other show the dark between them where one is painted late.
  test('brings the new page over the old one, which stays whole @both', async ({ page }) => {
    await openReady(page, '/privacy-policy');
    await page.locator('html[data-hydrated]').waitFor();
    test.skip(!(await page.evaluate(() => 'startViewTransition' in document)), 'none here');
    // Held at five moments of the fade: a busy machine may draw no frame between its ends.
    const seen = await page.evaluate(async () => {
      const root = document.documentElement;
      const opacity = (part: string) =>
        Number(getComputedStyle(root, `::view-transition-${part}(root)`).opacity);
      const start = document.startViewTransition.bind(document);
      const ready = new Promise<void>((resolve, reject) => {
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(resolve, reject);
          return transition;
        };
      });
      document.querySelector<HTMLElement>('footer a[href="/cookies"]')?.click();
      await ready;
      const fades = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.endsWith('(root)'));
      fades.forEach((fade) => fade.pause());
      const seen = [0, 0.25, 0.5, 0.75, 0.99].map((part) => {
        for (const fade of fades) {
          fade.currentTime = part * Number(fade.effect?.getComputedTiming().endTime);
        }
        return { old: opacity('old'), coming: opacity('new') };
      });
      fades.forEach((fade) => fade.finish());
      return seen;
    });
    expect(seen.map(({ old }) => old)).toEqual([1, 1, 1, 1, 1]);
    const coming = seen.map((moment) => moment.coming);
    expect(coming[0]).toBe(0);
    expect(coming).toEqual([...new Set(coming)].sort((a, b) => a - b));
    expect(coming.at(-1)).toBeGreaterThan(0.9);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cookie/i);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('where routes cross-fade @lively', () => {
  test.use({ calm: false });

  test('a second link clicked at once leads on, and nobody complains', async ({ page }) => {
    await openReady(page, '/privacy-policy');
    await page.locator('footer').evaluate((footer) => {
      for (const route of ['/termsOfUse', '/cookies'])
        footer.querySelector<HTMLElement>(`a[href="${route}"]`)?.click();
    });
    await expect(page).toHaveURL(/\/cookies$/);
    await expect(page.getByRole('heading', { level: 1, name: /Cookies/ })).toBeVisible();
  });
});
