import type { Locator, Page } from '@playwright/test';
import { otherLanguages } from '@/content/languages';
import { expect, test } from './support/fixtures';
import { headerBottom, openHydrated, scrollTop } from './support/pages';

const links = [
  ...['Home', 'Collections', 'Experience', 'About Us'],
  ...otherLanguages.map(({ name }) => name),
];
const sections = [
  { link: 'Collections', id: 'colletions' },
  { link: 'Experience', id: 'Experience' },
  { link: 'About Us', id: 'aboutus' },
];

/** From other pages one link is enough, because all are built in the same way. */
const linkNamesOf = (route: string) => (route === '/' ? sections : sections.slice(1, 2));

const navigationOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const linkOf = (page: Page, name: string) =>
  navigationOf(page).getByRole('link', { name, exact: true });
const chevronOf = (page: Page) => page.getByRole('link', { name: 'Back to the home page' });
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();

async function expectMark(banner: Locator, route: string): Promise<void> {
  const pieces = route === '/privacy-policy' ? 0 : 4;
  await expect(banner.locator('[data-logo-piece]')).toHaveCount(pieces);
  const home = banner.getByRole('link', { name: /home$/ });
  await expect(home.locator('svg, img').first()).toBeVisible();
}

async function expectToSayWhetherScrolled(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const heightOfBar = () => banner.evaluate((bar) => getComputedStyle(bar, '::before').height);
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  const before = await banner.boundingBox();
  await page.mouse.move(700, 200);
  await page.mouse.wheel(0, 250);
  await expect(banner).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(async () => (await banner.boundingBox())?.height).not.toBe(before?.height);
  await expect(banner).toBeInViewport();
  const high = await heightOfBar();
  await page.mouse.wheel(0, -1000);
  await expect(banner).toHaveAttribute('data-scrolled', 'false');
  expect(await heightOfBar(), 'the bar leaves as high as it came').toBe(high);
}

async function expectToLand(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === `#${id}`);
  const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
  await expect(heading).toBeInViewport();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual((await headerBottom(page)) - 1);
}

async function backTo(page: Page, route: string): Promise<void> {
  if (route === '/') return;
  await page.goBack();
  await expect(page).toHaveURL(route);
}

// All routes have the same header, except that on the privacy policy the mark does not move.
for (const route of ['/', '/privacy-policy']) {
  test(`the header of ${route} shows its links and mark, shrinks with the scroll, and leads to each section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 300 });
    await openHydrated(page, route);
    await expect(navigationOf(page).getByRole('link')).toHaveText(links);
    for (const link of links) await expect(linkOf(page, link)).toBeInViewport();
    await expect(chevronOf(page).filter({ visible: true })).toHaveCount(0);
    await expectMark(page.getByRole('banner'), route);
    await expectToSayWhetherScrolled(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { link, id } of linkNamesOf(route)) {
      await test.step(`${link} comes into view below the bar`, async () => {
        await linkOf(page, link).click();
        await expectToLand(page, id);
        await expect(linkOf(page, link), 'marked as where the reader is').toHaveAttribute(
          'aria-current',
          'true',
        );
        await backTo(page, route);
      });
    }
  });

  test(`the header of ${route} keeps every link within reach on a phone, and the way back @phone`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    await openMenu(page);
    for (const link of links) await expect(linkOf(page, link)).toBeInViewport();
    await page.keyboard.press('Escape');
    for (const { link, id } of linkNamesOf(route)) {
      await test.step(`${link} comes into view below the bar`, async () => {
        await openMenu(page);
        await linkOf(page, link).tap();
        await expect(navigationOf(page)).toBeHidden();
        await expectToLand(page, id);
        await backTo(page, route);
      });
    }
    if (route === '/') {
      await expect(chevronOf(page)).toHaveCount(0);
    } else {
      await chevronOf(page).tap();
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');
      await expect(page.locator('#home')).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
  });
}

test('Home on the home page returns to the top, or opens in another tab and leaves this one where it stands', async ({
  page,
  context,
  browserName,
}) => {
  await openHydrated(page, '/');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  // Chromium only: this part has never been run in Firefox.
  if (browserName === 'chromium') {
    const before = await scrollTop(page);
    const opened = context.waitForEvent('page');
    await linkOf(page, 'Home').click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(await scrollTop(page)).toBe(before);
  }
  await linkOf(page, 'Home').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
