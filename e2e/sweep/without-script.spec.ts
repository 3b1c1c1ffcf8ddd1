import { expect, test } from '../support/fixtures';
import { hiddenTexts } from '../support/visible';
import { routes } from '../support/routes';

test.use({ javaScriptEnabled: false, calm: false, ageVerified: false });

test('every route reads in full without JavaScript, and says at its top for whom it is @both', async ({
  page,
}) => {
  for (const route of routes()) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('main')).toBeVisible();
      // The CSS intro ends by itself.
      await expect.poll(() => hiddenTexts(page), { timeout: 10_000 }).toEqual([]);
      // By element: Playwright's text selectors pass over <noscript>.
      const notice = page.locator('noscript').first();
      await expect(notice).toBeVisible();
      expect(await notice.evaluate(({ textContent }) => textContent)).toContain(
        'people of 21 and over',
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

test('without JavaScript too, the intro brings one mark, not two @both', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const name = page.getByRole('banner').getByText('Aurífera');
  await expect(page.locator('[data-intro-cover]')).toBeVisible();
  await expect(name).toBeHidden();
  await expect(name).toBeVisible();
});

test('without JavaScript nothing waits for it: an enquiry leads to a form, the slides move by key @both', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveText(['Submit']);
  await expect(page.getByRole('switch')).toHaveCount(0);
  const row = page.getByRole('region', { name: 'Serves' }).getByRole('group', { name: 'Serves' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  for (const product of ['Plata', 'Añejo']) {
    await page.getByRole('link', { name: `Enquire about ${product}` }).click();
    await expect(page.getByRole('contentinfo').getByLabel('Your email')).toBeInViewport();
  }
});
