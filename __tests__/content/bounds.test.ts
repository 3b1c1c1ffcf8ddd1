/** @jest-environment node */
import { brand as facts } from '@/content/brand';
import { serves } from '@/content/home/serves';
import { problemsWith, itRefuses, tooLong } from './support/problems';

const [brand, home] = ['content/brand.ts', 'content/home'];
const paloma = serves.list[1];
const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...paloma, name: `Paloma ${index}` }));

itRefuses([
  [
    `${home}/serves.ts`,
    'serves.list',
    thirteen,
    'must be at most 12, as many as have their dots on a phone, and are 13: take some out',
  ],
  tooLong(`${home}/serves.ts`, 'serves.list.0.name', 30),
  tooLong(`${home}/serves.ts`, 'serves.heading.1', 20),
  tooLong(`${home}/experience.ts`, 'experience.pictures.0.caption', 80),
  tooLong(brand, 'brand.company.city', 30),
  tooLong('content/age.ts', 'ageGateLinks.3.label', 50),
  [
    'content/navigation.ts',
    'headerLinks.3.href',
    '/#aboutsus',
    'leads to no section of the home page: write one of /#home, /#colletions, /#plata, /#anjoi, /#Experience, /#aboutus',
  ],
  [
    'content/navigation.ts',
    'legalLinks.3.href',
    '/cookeis',
    'leads to no page: write one of /, /privacy-policy, /termsOfUse, /termsAndConditions, /cookies, /logo, /404',
  ],
]);

it('refuses a heading that miscounts the serves, and lets one count nothing', () => {
  const file = `${home}/serves.ts`;
  const miscounted = { ...serves, heading: ['Seven pours.'], list: serves.list.slice(0, 6) };
  expect(problemsWith(file, 'serves', miscounted)).toEqual([
    `${file}: serves.heading speaks of 7 serves and the list has 6: write “six”`,
  ]);
  expect(problemsWith(file, 'serves.heading', ['Poured,', 'and cut to measure.'])).toEqual([]);
});

describe('the wordmark', () => {
  const said = (name: string, before: string, accented: string, after: string) =>
    problemsWith(brand, 'brand', { ...facts, name, wordmark: { before, accented, after } });

  it.each([
    ['Aurífera', 'AUR', 'Í', 'FERA'],
    ['Río Álto', 'RÍO ', 'Á', 'LTO'],
    ['Écija', '', 'É', 'CIJA'],
    ['Café', 'CAF', 'É', ''],
    ['Soléra Alta', 'SOL', 'É', 'RA'],
  ])('of %s may be %s%s%s', (...letters) => {
    expect(said(...letters)).toEqual([]);
  });

  it('has no more letters than the footer has room for', () => {
    expect(said('Casa Árbol', 'CASA ', 'Á', 'RBOL')).toEqual([
      'content/brand.ts: brand.wordmark has 10 letters, and the footer has room for 8: leave out a word, or have the size changed in components/chrome/footer and this rule with it',
    ]);
  });

  it('has no letters that the name has not: who hears the name would not find them', () => {
    expect(said('Casa Árbol', 'CAS', 'Á', 'RBOL')).toEqual([
      'content/brand.ts: brand.wordmark reads “CASÁRBOL”, which is not in the name “Casa Árbol”: write the letters of the name, spaces too',
    ]);
  });
});
