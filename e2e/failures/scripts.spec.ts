import { serves } from '@/content/home';
import { contactDialog } from '../support/dialogs';
import { openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { expectToScroll, openHydrated } from '../support/pages';
import { hiddenTexts } from '../support/hidden-texts';

test.describe('when the scripts never arrive', () => {
  test.use({ reducedMotion: 'no-preference', allowedConsoleErrors: /net::/ });

  test('the intro ends by itself, everything reads, the page scrolls, and enquiries lead to a form @phone', async ({
    page,
  }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => hiddenTexts(page), { timeout: 10_000 }).toEqual([]);
    await expectToScroll(page);
    await page.locator('#plata').getByRole('link', { name: 'Enquire about Plata' }).click();
    await expect(page.getByRole('contentinfo').getByRole('textbox').first()).toBeInViewport();
  });
});

test.describe('when one script of many is lost', () => {
  test.use({ reducedMotion: 'no-preference', allowedConsoleErrors: /net::/ });

  test('a page keeps all its words, and scrolls', async ({ page }) => {
    let lost = '';
    await page.route('**/_next/**/*.js', (request) => {
      lost ||= request.request().url();
      return lost === request.request().url() ? request.abort() : request.continue();
    });
    await page.goto('/termsOfUse');
    await expectToScroll(page);
    await expect.poll(() => lost).not.toBe('');
    await expect.poll(() => hiddenTexts(page), { timeout: 10_000 }).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('Please drink responsibly.');
  });
});

test.describe('when a new deployment has removed old files', () => {
  test.use({
    allowedConsoleErrors: /404|Failed to load|ChunkLoadError|Loading chunk|Failed to load chunk/,
  });

  test('the page stays whole and links still lead on', async ({ page }) => {
    await openHydrated(page, '/');
    await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('#aboutus').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Rooted in Mexico.' })).toBeVisible();
    expect(await hiddenTexts(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL(/\/termsOfUse$/);
    await expect(page.getByRole('heading', { level: 1, name: /Terms of Use/ })).toBeVisible();
  });
});

test.describe('when the animation libraries cannot be loaded', () => {
  test.use({
    reducedMotion: 'no-preference',
    allowedConsoleErrors: /404|Failed to load|Loading chunk|Failed to load chunk/,
  });

  test('the console says so, and nothing is thrown @motion', async ({ page, consoleErrors }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await openAfterFiveSeconds(page, '/');
    await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: '' }));
    await expectToScroll(page);
    await page.locator('#Experience').scrollIntoViewIfNeeded();
    const said = () =>
      consoleErrors.filter((text) => /Loading chunk|Failed to load chunk/.test(text));
    await expect(async () => {
      // They are requested again some seconds later, and fail again.
      await page.clock.runFor(2_000);
      expect(said().length).toBeGreaterThanOrEqual(2);
    }).toPass({ timeout: 20_000 });
    expect(thrown).toEqual([]);
  });
});

test.describe('when one island fails to render', () => {
  const complaint = /the slides are broken/;
  test.use({ allowedConsoleErrors: complaint });

  test('the rest of the page works and the console says so once', async ({
    page,
    consoleErrors,
  }) => {
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        if (target.matches('[aria-label="Serves"] [aria-roledescription="slide"]')) {
          throw new Error('the slides are broken');
        }
        observe.call(this, target);
      };
    });
    await openAfterFiveSeconds(page, '/');
    const slides = page.getByRole('region', { name: 'Serves' });
    await slides.scrollIntoViewIfNeeded();
    await expect.poll(() => consoleErrors, 'the console says so').toHaveLength(1);
    await expect(slides.getByText(serves.list[1]?.name ?? '').first()).toBeVisible();
    await expect(slides.getByRole('button')).toHaveCount(0);
    expect(await hiddenTexts(page)).toEqual([]);
    await page.locator('#anjoi').getByRole('button', { name: 'Enquire about Añejo' }).click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
    expect(consoleErrors, 'once').toEqual([expect.stringMatching(complaint)]);
  });
});
