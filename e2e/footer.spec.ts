import { brand } from '@/content/brand';
import { expect, test } from './support/fixtures';
import { openReady } from './support/pages';
import { routes } from './support/routes';

const columns = [
  {
    heading: 'Quick Links',
    links: {
      Home: '/',
      Collections: '/#colletions',
      Experience: '/#Experience',
      'About us': '/#aboutus',
    },
  },
  { heading: 'Our Collections', links: { Plata: '/#plata', Añejo: '/#anjoi' } },
];
const legal = {
  'Privacy Policy': '/privacy-policy',
  'Terms of Use': '/termsOfUse',
  'Terms and Conditions': '/termsAndConditions',
  'Cookies Policy': '/cookies',
};
const foldable = ['Quick Links', 'Our Collections'];

for (const route of routes()) {
  test(`the footer of ${route} holds all that the specification lists`, async ({ page }) => {
    await openReady(page, route);
    const footer = page.getByRole('contentinfo');
    for (const name of ['About Us', 'Quick Links', 'Our Collections', 'Contact Us']) {
      await expect(footer.getByRole('heading', { name })).toBeVisible();
    }
    const expected = [
      ...columns.flatMap(({ links }) => Object.entries(links)),
      ...Object.entries(legal),
    ];
    for (const [name, href] of expected) {
      const link = footer.getByRole('navigation').getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(footer.locator(`a[href="${brand.social.url}"]`)).toBeVisible();
    await expect(footer).toContainText(`${brand.copyrightYear}`);
    await expect(footer).toContainText('Please drink responsibly.');
    await expect(footer).toContainText(
      `${brand.product}, ${brand.strength.abv} % alc./vol. (${brand.strength.proof} proof).`,
    );
    await expect(footer).toContainText(brand.company.legalName);
    await expect(footer).toContainText('Do not share with anyone under 21.');
  });
}

test.describe('the contact area', () => {
  test('asks for an email address of the right form', async ({ page }) => {
    await openReady(page, '/');
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required', '');
    const submit = page.getByRole('contentinfo').getByRole('button', { name: 'Submit' });
    await expect(submit).toBeVisible();
  });

  test('opens the contact modal from its heading on a phone @phone', async ({ page }) => {
    await openReady(page, '/cookies');
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' });
    await toggle.tap();
    await expect(page.getByRole('dialog', { name: 'Savor the Moment' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Savor the Moment' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

test.describe('folding', () => {
  test('sections start folded on a phone, open and close @phone', async ({ page }) => {
    await openReady(page, '/');
    const footer = page.getByRole('contentinfo');
    for (const name of foldable) {
      const toggle = footer.getByRole('button', { name });
      const link = footer.getByRole('link', {
        name: name === 'Quick Links' ? 'About us' : 'Plata',
      });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toBeHidden();
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await toggle.tap();
      await expect(link).toBeHidden();
    }
  });

  test('at 768 px and above all stay open and nothing toggles', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openReady(page, '/');
    const footer = page.getByRole('contentinfo');
    for (const name of foldable) {
      await expect(footer.getByRole('button', { name })).toHaveCount(0);
      await footer.getByRole('heading', { name }).click();
    }
    await expect(footer.getByRole('link', { name: 'About us' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Plata', exact: true })).toBeVisible();
  });

  test('a resize opens all on wide screens and folds all on narrow ones', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await openReady(page, '/');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'About us' });
    await expect(link).toBeHidden();
    await footer.getByRole('button', { name: 'Quick Links' }).click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(link).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Plata', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 600, height: 900 });
    await expect(link).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Plata', exact: true })).toBeHidden();
  });
});
