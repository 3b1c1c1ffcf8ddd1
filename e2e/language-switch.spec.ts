/** The language switch keeps the place in the page, the age confirmation, the motion setting and typed text. */
import type { Page } from '@playwright/test';
import { openAfterFiveSeconds } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { openHydrated } from './support/pages';

const languageLink = (page: Page, landmark: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(landmark).getByRole('link', { name, exact: true });

async function goTo(page: Page, id: string): Promise<void> {
  await page.evaluate((place) => document.getElementById(place)?.scrollIntoView(), id);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the language switch keeps the place, the age and typed text, and Back works @phone', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    await page.getByRole('switch').tap();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await page.getByRole('button', { name: 'Enquire about Añejo' }).tap();
    await page.getByRole('dialog').getByLabel('First Name').fill('Zoë');
    await page.keyboard.press('Escape');
    await goTo(page, 'anjoi');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await languageLink(page, 'banner', 'Español').tap();

    await expect(page).toHaveURL('/es#anjoi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('html')).toHaveAttribute('data-age', 'verified');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm');
    await expect(page.locator('#anjoi')).toBeInViewport();
    await page.keyboard.press('Shift');
    await page.locator('html[data-hydrated]').waitFor();
    await page.clock.fastForward(6_000);
    await page.getByRole('button', { name: 'Pregunta por el Añejo' }).tap();
    await expect(page.getByRole('dialog').getByLabel('Nombre')).toHaveValue('Zoë');

    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the language switch leads from a section of a legal text to the section of the same number, and back', async ({
  page,
}) => {
  await openHydrated(page, '/privacy-policy#how-we-use-information');
  await expect(page.locator('#section-2')).toBeInViewport();
  await languageLink(page, 'banner', 'Español').click();
  await expect(page).toHaveURL('/es/privacy-policy#section-2');
  await expect(page.locator('#section-2')).toBeInViewport();
  await openHydrated(page, '/es/privacy-policy#section-2');
  await languageLink(page, 'banner', 'English').click();
  await expect(page).toHaveURL('/privacy-policy#section-2');
});

test('the language switch leads from the foot of a page to the foot of its translation', async ({
  page,
}) => {
  await openHydrated(page, '/termsOfUse');
  await languageLink(page, 'contentinfo', 'Español').click();
  await expect(page).toHaveURL('/es/termsOfUse#contact');
  await expect(languageLink(page, 'contentinfo', 'English')).toHaveAttribute('hreflang', 'en');
});

/** Scrolls through the page in steps. Lists the positions at which the switch's target is out of sight. */
const partsOutOfSight = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[hreflang]')!;
    link.addEventListener('click', (event) => event.preventDefault());
    const { bottom } = document.querySelector('main')!.getBoundingClientRect();
    const read = innerHeight * 0.45;
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const lost: string[] = [];
    for (let y = innerHeight / 2; y + read < bottom; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      link.click();
      const part = document.getElementById(link.hash.slice(1));
      const below = part ? header + read - part.getBoundingClientRect().top : read + scrollY;
      // A quarter of the window is tolerated: a bottle taller than a phone begins below the reading line.
      if (below > innerHeight * 1.25)
        lost.push(`${Math.round(below)} px below ${link.hash || 'the top'}`);
    }
    return lost;
  });

test('the language switch leads to the part that was in view, at every scroll position @both', async ({
  page,
}) => {
  for (const route of ['/', '/serves/paloma', '/press', '/cookies']) {
    await openHydrated(page, route);
    expect.soft(await partsOutOfSight(page), route).toEqual([]);
  }
});

test.describe('on the 404 page', () => {
  test.use({ allowedConsoleErrors: /status of 404/ });

  test('the language switch leads to the home page', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(languageLink(page, 'banner', 'Español')).toHaveAttribute('href', '/es');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language switch leads to the top of the translated page', async ({ page }) => {
    await page.goto('/cookies');
    await languageLink(page, 'contentinfo', 'Español').click();
    await expect(page).toHaveURL('/es/cookies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de cookies');
  });
});
