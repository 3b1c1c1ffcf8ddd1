/** Print: each page prints all its texts once, in whatever state it is. */
import type { Page } from '@playwright/test';
import { brand } from '@/content/brand';
import { experience } from '@/content/home';
import { footer } from '@/content/navigation';
import type { FooterWords } from '@/content/schema/frame';
import { advanceClockTo, openWithClock } from '../support/clock';
import { contactDialog, enquireButton, ageGate } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { brightnessOf } from '../support/brightness';
import { openHydrated } from '../support/pages';
import { countSheets, readPrintout } from '../support/printout';
import { inEnglish, languageAt, typicalRoutes } from '../support/routes';
import { wordsIn } from '../support/words';

/** The sentences that end every printed page: brand, strength, origin and responsible drinking. */
const closingSentences = ({ about, responsibility, credit }: FooterWords) => [
  about.blurb,
  brand.enquiriesEmail,
  responsibility.drink,
  responsibility.share,
  credit,
];

/** How many sheets a page may take. A recipe is one, to be laid beside the glass. */
function maxSheets(route: string): number {
  if (route === '/') return 4;
  if (route === '/faq') return 2;
  return route.startsWith('/serves/') ? 1 : 3;
}

/** Fails unless the page prints its texts in order, the closing sentences, and nothing else but the name. */
async function expectAllPrinted(page: Page, moment: string, route = '/'): Promise<void> {
  const itsFooter = wordsIn<FooterWords>(languageAt(route), 'footer');
  const { printed, words, misplaced } = await readPrintout(page);
  const name = ['AUR', 'Í', 'FERA'];
  const besides: readonly string[] = [
    itsFooter.about.heading,
    itsFooter.contact.heading,
    itsFooter.contact.social,
  ];
  const said = printed.filter((text) => !besides.includes(text));
  expect(said, moment).toEqual([...name, ...words, ...closingSentences(itsFooter)]);
  expect(misplaced, moment).toEqual([]);
}

test.describe('on paper @chromium', () => {
  test.use({ allowedConsoleErrors: /status of 404/ });

  test('every route prints all its texts, on few sheets', async ({ page }) => {
    for (const route of [...typicalRoutes(), '/404']) {
      await test.step(route, async () => {
        await page.goto(route);
        // The page `/logo` has no text but the name.
        if (inEnglish(route) === '/logo')
          expect((await readPrintout(page)).printed).toContain('FERA');
        else await expectAllPrinted(page, route, route);
        const max = maxSheets(inEnglish(route));
        expect(await countSheets(page)).toBeLessThanOrEqual(max);
      });
    }
  });

  test('text is printed dark on white, also with background graphics', async ({ page }) => {
    for (const route of ['/', '/termsOfUse']) {
      await page.goto(route);
      await readPrintout(page);
      const whole = { x: 0, y: 0, width: 658, height: 1000 };
      const { min, max } = await brightnessOf(page, whole);
      expect(max, route).toBe(255);
      expect(min, route).toBeLessThan(80);
      await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test('an open form and a later slide change nothing in print, and the form stays open', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    const slides = page.getByRole('region', { name: 'Serves' });
    await slides.scrollIntoViewIfNeeded();
    await slides.getByRole('button', { name: 'Go to slide 3' }).click();
    await enquireButton(page, 'Plata').click();
    await expect(contactDialog(page)).toBeVisible();
    await expectAllPrinted(page, 'with an open form');
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Tab');
    await expect(contactDialog(page)).toBeVisible();
  });
});

test.describe('on paper, with motion @chromium', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page behind the intro is printed', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-intro', 'playing');
    await expectAllPrinted(page, 'during the intro');
  });

  test('content that has not entered yet is printed', async ({ page }) => {
    await openHydrated(page, '/');
    // Just below the window, where framer-motion hides them until they are seen.
    await page.getByRole('region', { name: experience.carouselLabel }).evaluate((row) => {
      const top = row.getBoundingClientRect().top - window.innerHeight - 20;
      window.scrollBy({ top, behavior: 'instant' });
    });
    const picture = page.locator('#Experience figure picture').first();
    await expect(picture).toHaveCSS('opacity', '0');
    await expectAllPrinted(page, 'on the way');
    await expect(picture).toHaveCSS('opacity', '1');
  });
});

test.describe('on paper, with the age gate open @chromium', () => {
  test.use({ ageConfirmed: false });

  test('the page behind the gate is printed, and the gate is still open afterwards', async ({
    page,
  }) => {
    await openWithClock(page, '/');
    await advanceClockTo(page, 5_000);
    await expect(ageGate(page)).toBeVisible();
    await expectAllPrinted(page, 'behind the gate');
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Tab');
    await expect(ageGate(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page prints the same texts', async ({ page }) => {
      await page.goto('/');
      await expectAllPrinted(page, 'without JavaScript');
    });
  });
});

test('folded sections of a phone are unfolded in print, and an open menu is not printed @phone @chromium', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('button', { name: footer.about.heading })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  await expectAllPrinted(page, 'on a phone');
});
