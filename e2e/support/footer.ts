import { brand } from '@/content/brand';
import type { Language } from '@/content/languages';
import type { FooterWords } from '@/content/schema/frame';
import { expect, type Page } from '@playwright/test';
import { wordsIn } from './words';

/** The footer's links as the specification names them, and where they lead. */
const links = {
  Home: '/',
  Collections: '/#colletions',
  Experience: '/#Experience',
  'About us': '/#aboutus',
  Plata: '/#plata',
  Añejo: '/#anjoi',
  'Privacy Policy': '/privacy-policy',
  'Terms of Use': '/termsOfUse',
  'Terms and Conditions': '/termsAndConditions',
  'Cookies Policy': '/cookies',
};

const words = [
  `${brand.year}`,
  'Please drink responsibly.',
  `${brand.tequila}, ${brand.strength} % alc./vol. (${brand.proof} proof).`,
  brand.company,
  'Do not share with anyone under 21.',
];

/** Fails unless the footer of a wide page has the English one's links, and the sentences of its language. */
async function expectTranslatedFooter(page: Page, language: Language): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const said = wordsIn<FooterWords>(language, 'footer');
  for (const { heading } of [said.about, said.quickLinks, said.collections, said.contact])
    await expect(footer.getByRole('heading', { name: heading })).toBeVisible();
  for (const href of Object.values(links)) {
    const own = `${language.prefix}${href}`.replace(/\/(?=#|$)/, '');
    await expect(footer.getByRole('navigation').locator(`a[href="${own}"]`).first()).toBeVisible();
  }
  for (const text of [said.responsibility.drink, said.responsibility.share, said.credit])
    await expect(footer).toContainText(text);
}

/** Fails unless the footer of a wide page shows all that the specification lists. */
export async function expectWholeFooter(page: Page, language: Language): Promise<void> {
  if (language.prefix) return expectTranslatedFooter(page, language);
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Quick Links', 'Our Collections', 'Contact Us']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  }
  for (const [name, href] of Object.entries(links)) {
    const link = footer.getByRole('navigation').getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(footer.locator(`a[href="${brand.profileUrl}"]`)).toBeVisible();
  for (const text of words) await expect(footer).toContainText(text);
}
