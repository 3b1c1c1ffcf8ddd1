/** Pages as they are printed: the home page all of it, from wherever it was being read. */
import type { Page } from '@playwright/test';
import { contactOf, enquireOf } from '../support/dialogs';
import { openLate } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { openReady, readToTheEnd } from '../support/pages';
import { lightIn } from '../support/light';
import { hiddenTexts } from '../support/visible';

/** Scrolls until a text is just out of sight below, and shows the page as it prints. */
async function printFromAbove(page: Page, text: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  const place = page.getByRole('main').getByText(text).first();
  await place.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - 20, behavior: 'instant' });
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.emulateMedia({ media: 'print' });
}

test.describe('on paper, with motion @chromium', () => {
  test.use({ calm: false });

  test('what was about to enter the window is there', async ({ page }) => {
    await openReady(page, '/');
    // What moves the pictures has to have come, or nothing would be hidden that paper must show.
    await readToTheEnd(page);
    const words = (await page.getByRole('main').locator('p').allTextContents()).join('\n');
    for (const text of ['Clear as it leaves', 'The gold goes in last']) {
      await printFromAbove(page, text);
      await expect(async () => {
        const hidden = (await hiddenTexts(page)).filter((found) => words.includes(found));
        expect(hidden.filter((found) => found.length > 30)).toEqual([]);
      }, `printed from above “${text}”`).toPass({ timeout: 10_000 });
    }
    await printFromAbove(page, 'First light, between the rows.');
    const pictures = page.locator('#Experience figure picture, #Experience figure div');
    for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '1');
  });
});

test.describe('on paper @chromium', () => {
  test('every serve stands on the sheet, an open form does not, nor what only a keyboard needs', async ({
    page,
  }) => {
    await openLate(page, '/');
    const slides = page.getByRole('region', { name: 'Serves' });
    await slides.scrollIntoViewIfNeeded();
    await slides.getByRole('button', { name: 'Go to slide 3' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeHidden();
    for (const width of [816, 1440]) {
      await page.setViewportSize({ width, height: 1056 });
      await expect(async () => {
        const boxes = await slides
          .getByRole('article', { includeHidden: true })
          .evaluateAll((serves) => serves.map((serve) => serve.getBoundingClientRect().toJSON()));
        expect(boxes).toHaveLength(6);
        for (const { left, right } of boxes) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        }
      }).toPass({ timeout: 10_000 });
    }
    await page.emulateMedia({ media: 'screen' });
    await enquireOf(page, 'Plata').click();
    const form = contactOf(page);
    await expect(form).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Savor the Moment' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Tab');
    await expect(form, 'there again afterwards').toBeVisible();
  });

  test('a legal text is ink on white, backgrounds printed too, from wherever it is read', async ({
    page,
  }) => {
    await openReady(page, '/termsOfUse');
    for (const top of [0, 800]) {
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      const bar = page.getByRole('banner');
      await expect(bar).toHaveAttribute('data-scrolled', String(top > 0));
      await page.emulateMedia({ media: 'print' });
      await expect(async () => {
        const { min, max } = await lightIn(page, { x: 0, y: 0, width: 700, height: 500 });
        expect(max - min, `printed from ${top}`).toBe(255);
      }).toPass({ timeout: 10_000 });
      await expect(bar.getByRole('link').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
  });
});
