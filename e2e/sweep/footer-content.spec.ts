/** The footer of every page, read from the exported HTML. `pages.spec` tests that its texts are visible. */
import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { brand } from '@/content/brand';
import { languages } from '@/content/languages';
import type { FooterWords } from '@/content/schema/frame';
import { expect, plainTest as test } from '../support/fixtures';
import { attribute, elements, text } from '../support/html';
import { fileOf, languageAt, routes } from '../support/routes';
import { wordsIn } from '../support/words';

/** The English links as the specification names them, and where they lead. */
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
const headings = ['About Us', 'Quick Links', 'Our Collections', 'Contact Us'];
const sentences = [
  `${brand.year}`,
  'Please drink responsibly.',
  `${brand.tequila}, ${brand.strength} % alc./vol. (${brand.proof} proof).`,
  brand.company,
  'Do not share with anyone under 21.',
];

const said = (element: DefaultTreeAdapterTypes.Element) =>
  text(element).replace(/\s+/g, ' ').trim();

function footerOf(route: string) {
  const [footer] = elements(parse(readFileSync(fileOf(route), 'utf8')), 'footer');
  if (!footer) throw new Error(`${route} has no footer`);
  return footer;
}

for (const route of [...routes(), ...languages.map(({ prefix }) => `${prefix}/404`)]) {
  test(`the footer of ${route} has its headings, links and sentences`, () => {
    const footer = footerOf(route);
    const language = languageAt(route);
    const titles = ['h2', 'h3'].flatMap((tag) => elements(footer, tag)).map(said);
    const named = elements(footer, 'a').map((link) => [said(link), attribute(link, 'href')]);
    const addresses = named.map(([, href]) => href);
    expect(addresses).toContain(brand.profileUrl);
    if (language.prefix) {
      const words = wordsIn<FooterWords>(language, 'footer');
      const { about, quickLinks, collections, contact, responsibility, credit } = words;
      const own = Object.values(links).map((href) =>
        `${language.prefix}${href}`.replace(/\/(?=#|$)/, ''),
      );
      expect(addresses).toEqual(expect.arrayContaining(own));
      const parts = [about, quickLinks, collections, contact].map(({ heading }) => heading);
      expect(titles).toEqual(expect.arrayContaining(parts));
      for (const sentence of [responsibility.drink, responsibility.share, credit])
        expect(said(footer)).toContain(sentence);
      return;
    }
    expect(named).toEqual(expect.arrayContaining(Object.entries(links)));
    expect(titles).toEqual(expect.arrayContaining(headings));
    for (const sentence of sentences) expect(said(footer)).toContain(sentence);
  });
}
