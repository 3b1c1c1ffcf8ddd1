/** The footer's behaviour. e2e/sweep/pages.spec.ts tests that it is complete on every route. */
import { contactDialog } from './support/dialogs';
import { openAfterFiveSeconds } from './support/enquiries';
import { expect, test } from './support/fixtures';
import { openHydrated } from './support/pages';
import { enlargeText } from './support/text-layout';

test.describe('the contact area', () => {
  test('leaves room for an address, in large letters and zoomed too (1.4.4)', async ({ page }) => {
    await openHydrated(page, '/logo');
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
    /** How many letters of average width the field shows. */
    const room = () =>
      email.evaluate((input) => {
        const { fontSize, paddingRight } = getComputedStyle(input);
        return (2 * (input.clientWidth - parseFloat(paddingRight))) / parseFloat(fontSize);
      });
    for (const [width, percent] of [
      [195, 100],
      [320, 100],
      [390, 200],
      [768, 150],
      [1280, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const undo = await enlargeText(page, percent);
      await expect.poll(room, `${percent} % at ${width} px`).toBeGreaterThan(16);
      await undo();
    }
  });

  test('gets focus after the modal if a rotated phone has removed the opener @phone', async ({
    page,
  }) => {
    await openAfterFiveSeconds(page, '/');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' }).tap();
    const modal = contactDialog(page);
    await expect(modal).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page.locator('#contact')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByLabel('Your email')).toBeFocused();
    await expect(page.getByRole('contentinfo').getByLabel('Your email')).toBeInViewport();
  });
});

test('sections are folded before their toggles are rendered, so that nothing moves @phone', async ({
  page,
}) => {
  await page.goto('/logo');
  const contact = page.locator('#contact');
  const place = () => contact.evaluate((section) => section.getBoundingClientRect().top);
  const before = await place();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: 'Quick Links' })).toBeAttached();
  expect(await place()).toBeCloseTo(before, 0);
});

test('focus on a toggle is not lost when the window widens, nor on a link when it narrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await openHydrated(page, '/cookies');
  const footer = page.getByRole('contentinfo');
  const places = {
    'Our Collections': footer.getByRole('heading', { name: 'Our Collections' }),
    'Contact Us': page.locator('#contact'),
  };
  for (const [name, place] of Object.entries(places)) {
    await footer.getByRole('button', { name }).focus();
    await page.setViewportSize({ width: 900, height: 500 });
    await expect(place).toBeFocused();
    await expect(footer.getByRole('heading', { name })).toBeInViewport();
    await page.setViewportSize({ width: 700, height: 700 });
  }
  await page.setViewportSize({ width: 900, height: 500 });
  const plata = footer.getByRole('link', { name: 'Plata', exact: true });
  // A hidden element takes no focus, and the window may not have this width yet.
  await expect(plata).toBeVisible();
  await plata.focus();
  await expect(plata).toBeFocused();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(footer.getByRole('button', { name: 'Our Collections' })).toBeFocused();
  await expect(footer.getByRole('button', { name: 'Our Collections' })).toBeInViewport();
});

test('focus on a link is not lost if the page is laid out before React handles a narrower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openHydrated(page, '/cookies');
  await page.evaluate(() => setInterval(() => document.body.offsetHeight, 1));
  const footer = page.getByRole('contentinfo');
  // Repeated, because the fault shows only if the measurement falls into one frame.
  for (const width of [700, 680, 660]) {
    await page.setViewportSize({ width: 900, height: 500 });
    const plata = footer.getByRole('link', { name: 'Plata', exact: true });
    await expect(plata).toBeVisible();
    await plata.focus();
    await page.setViewportSize({ width, height: 700 });
    await expect(footer.getByRole('button', { name: 'Our Collections' })).toBeFocused();
  }
});

test.describe('when the scripts never arrive', () => {
  test.use({ allowedConsoleErrors: /net::/ });

  test('folded sections open by themselves @phone', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/logo');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Experience' });
    await expect(link).toBeHidden();
    // Runs after some seconds, which the test skips.
    await page.evaluate(() => document.getAnimations().forEach((waiting) => waiting.finish()));
    await expect(link).toBeVisible();
  });
});
