/** @jest-environment node */
import { problemsWith } from './support/problems';

const home = 'content/home';

/** File, field, what an editor writes there, what is locked, and where it is locked. */
const locked: readonly (readonly [string, string, unknown, string, string])[] = [
  [`${home}/hero.ts`, 'hero.tagline', 'A legacy', 'A legacy you can taste', 'home'],
  [
    `${home}/hero.ts`,
    'hero.heading.close',
    'Perfection.',
    'From Agave to Excellence - Perfection in every pour.',
    'home',
  ],
  [`${home}/about.ts`, 'about.heading', ['Rooted', 'in Spain.'], 'Rooted in Mexico.', 'home'],
  [`${home}/experience.ts`, 'experience.heading', ['Hello'], 'The new era of Tequila', 'home'],
  [`${home}/products.ts`, 'plata.line', ['Crisp.', 'Pure.'], 'Crisp. Vibrant. Pure.', 'home'],
  [`${home}/products.ts`, 'anejo.line', ['Pure.'], 'The Pinnacle of Purity.', 'home'],
  [`${home}/products.ts`, 'anejo.id', 'anejo', 'anjoi', 'home'],
  ['content/navigation.ts', 'sectionIds.collections', 'collections', 'colletions', 'navigation'],
];

it.each(locked)(
  '%s: %s as %j is refused with why it is locked, and what to do',
  (file, path, value, sentence, schema) => {
    const field = path.replace('heading.close', 'heading');
    expect(problemsWith(file, path, value)).toEqual([
      `${file}: ${field} is locked, since the specification gives it: write “${sentence}” again. ` +
        `If the client has changed the specification, change content/schema/${schema}.ts too`,
    ]);
  },
);

it('lets a locked sentence break where the editor likes', () => {
  expect(problemsWith(`${home}/products.ts`, 'plata.line', ['Crisp. Vibrant.', 'Pure.'])).toEqual([]);
});

/** What the law or the page leaves no choice about, with why and what to do. */
const bounded: readonly (readonly [string, string, unknown, string])[] = [
  [
    'content/brand.ts',
    'brand.strength.abv',
    38,
    'must be 40 or more and is 38: what is weaker may not be labelled tequila in the United States (27 CFR 5.148). Write what stands on the bottle’s label',
  ],
  [
    'content/brand.ts',
    'brand.strength.abv',
    60,
    'must be 55 or less and is 60: what is stronger may not be sold as tequila (NOM-006-SCFI-2012). Write what stands on the bottle’s label',
  ],
  [
    'content/brand.ts',
    'brand.minimumAge',
    18,
    'must be 21 or more and is 18: that is the age of the United States, where the brand sells',
  ],
  [
    'content/home/hero.ts',
    'hero.picture.alt',
    'A bottle TODO',
    'holds “TODO”: finish the sentence and take that out',
  ],
  [
    'content/home/tasting.ts',
    'tasting.heading',
    'Two  spaces',
    'holds two spaces in a row or a new line after “Two”: write one space',
  ],
  ['content/home/about.ts', 'about.depth', undefined, 'is missing: write it'],
  [
    'content/enquiry.ts',
    'mailTo.address',
    'hola@aurifera',
    'must be an email address, as in “hola@company.example”, and is “hola@aurifera”',
  ],
  [
    'content/home/experience.ts',
    'experience.story',
    ['A paragraph of words that is long enough to be one.'],
    'must be two paragraphs and are 1',
  ],
];

it.each(bounded)('%s: %s as %j is refused with why, and what to do', (file, path, value, said) => {
  expect(problemsWith(file, path, value)).toEqual([`${file}: ${path} ${said}`]);
});

it('names the two routes whose titles are the same', () => {
  const file = 'content/routes.ts';
  expect(problemsWith(file, 'routes.logo.path', '/cookies')).toEqual([
    `${file}: routes.logo.path is “/cookies”, as that of cookies: give each route its own`,
  ]);
});

it('takes a strength with one decimal, not with two, and twice as much proof', () => {
  const strengthOf = (abv: number, proof: number) =>
    problemsWith('content/brand.ts', 'brand.strength', { abv, proof });
  expect(strengthOf(43.3, 86.6)).toEqual([]);
  expect(strengthOf(40, 81)).toEqual([
    'content/brand.ts: brand.strength.proof must be twice the alcohol by volume: write 80',
  ]);
  expect(strengthOf(42.25, 84.5)).toEqual([
    'content/brand.ts: brand.strength.abv must have one decimal at most and is 42.25. Write what stands on the bottle’s label',
  ]);
  const written = '43.3 % vol., 86.6 proof';
  expect(problemsWith('content/home/products.ts', 'anejo.strength', written)).toEqual([]);
});

it('takes the number of the distillery where the brand has supplied it', () => {
  const products = 'content/home/products.ts';
  expect(problemsWith(products, 'plata.nom', '1234')).toEqual([]);
  expect(problemsWith(products, 'plata.nom', 'NOM-1234')).toEqual([
    `${products}: plata.nom must be the four digits of the distillery’s number, as in “1234”`,
  ]);
});
