import { brand } from '@/content/brand';
import { experience } from '@/content/home';
import type { FooterWords } from '@/content/schema/frame';
import { expect, test } from '../support/fixtures';
import { brightnessOf } from '../support/brightness';
import { hiddenTexts } from '../support/hidden-texts';
import { languageAt, longestInAnyLanguage, typicalRoutes } from '../support/routes';
import { wordsIn } from '../support/words';

test.use({ javaScriptEnabled: false, ageConfirmed: false });

test('every route reads in full without JavaScript, and says at its top for whom it is', async ({
  page,
}) => {
  for (const route of typicalRoutes()) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('main')).toBeVisible();
      await expect.poll(() => hiddenTexts(page)).toEqual([]);
      // By element: Playwright's text selectors pass over <noscript>.
      const notice = page.locator('noscript').first();
      await expect(notice).toBeVisible();
      expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
        wordsIn<FooterWords>(languageAt(route), 'footer').noScript,
      );
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const scrolls = await page.evaluate(() => {
        window.scrollTo({ top: 300, behavior: 'instant' });
        return window.scrollY > 0 || document.documentElement.scrollHeight <= window.innerHeight;
      });
      expect(scrolls, 'the page scrolls').toBe(true);
    });
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('without JavaScript too, the intro brings one mark, not two, and ends by itself', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const name = page.getByRole('banner').getByText(Object.values(brand.wordmark).join(''));
    await expect(page.locator('[data-intro-cover]')).toBeVisible();
    await expect(name).toBeHidden();
    await expect(name).toBeVisible();
    await expect.poll(() => hiddenTexts(page)).toEqual([]);
  });
});

test('without JavaScript an enquiry button leads to a form, and the slides scroll by key @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveText(['Submit']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  const row = page.getByRole('region', { name: 'Serves' }).getByRole('group', { name: 'Serves' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const pictures = page.locator(`[role="group"][aria-label="${experience.carouselLabel}"]`);
  await pictures.evaluate((element) => element.focus());
  if (isMobile) await expect(pictures, 'a stop of the Tab key where it scrolls').toBeFocused();
  else await expect(pictures, 'no stop where it does not').not.toBeFocused();
  await expect(pictures.getByRole('img').first()).toBeVisible();
  for (const product of ['Plata', 'Añejo']) {
    await page.getByRole('link', { name: `Enquire about ${product}` }).click();
    await expect(page.getByRole('contentinfo').getByLabel('Your email')).toBeInViewport();
  }
});

test('without JavaScript the phone’s row of links has enough contrast with the note below it @phone', async ({
  page,
}) => {
  for (const route of longestInAnyLanguage()) {
    await page.goto(route);
    const row = await page.getByRole('banner').getByRole('navigation').boundingBox();
    if (!row) throw new Error(`${route}: no row of links`);
    const { min, max } = await brightnessOf(page, row);
    expect.soft(max - min, route).toBeGreaterThan(130);
  }
});

test('without JavaScript the note is a strip of its own, above the header', async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const note = await page.locator('noscript p').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!note || !header) throw new Error('No note, or no header');
    expect(header.y).toBeCloseTo(note.y + note.height, 0);
    expect(note.height, 'one line').toBeLessThan(40);
    const hero = await page.locator('#home').boundingBox();
    expect(header.y, 'over the hero').toBeCloseTo(hero?.y ?? 0, 0);
    // The strip's background is light; this clip avoids its words.
    const strip = { x: width - 60, y: 4, width: 40, height: 16 };
    expect((await brightnessOf(page, strip)).min).toBeGreaterThan(200);
  }
});
