import * as v from 'valibot';
import { emailAddress, secureAddress } from './address';
import { field, headingLine, name, words, wordsBetween } from './text';

/** The weakest that may be labelled tequila in the United States (27 CFR 5.148), in per cent. */
const weakest = 40;
/** The strongest that tequila may be sold (NOM-006-SCFI-2012, table 1). */
const strongest = 55;
const seeLabel = 'Write what stands on the bottle’s label';
/** Ages from which spirits are sold, in years. */
const [youngest, oldest] = [21, 25];
/** As many as the footer has room for, in the size that its style sheet gives them. */
const mostLetters = 8;

const abv = v.pipe(
  v.number(),
  v.minValue(
    weakest,
    ({ input }) =>
      `must be ${weakest} or more and is ${input}: what is weaker may not be labelled tequila in the United States (27 CFR 5.148). ${seeLabel}`,
  ),
  v.maxValue(
    strongest,
    ({ input }) =>
      `must be ${strongest} or less and is ${input}: what is stronger may not be sold as tequila (NOM-006-SCFI-2012). ${seeLabel}`,
  ),
  v.check(
    (percent) => percent === Number(percent.toFixed(1)),
    ({ input }) => `must have one decimal at most and is ${input}. ${seeLabel}`,
  ),
);

/** Letters of the wordmark, with the space between two words; there may be none on one side. */
const letters = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N} .’&-]{0,12}$/u, 'must be up to 12 letters'),
);

const capitals = v.pipe(words, v.regex(/^[A-Z]{2}$/, 'must be a code of two letters, as in “OH”'));

const fields = v.strictObject({
  name: field('Name', name, 'As spoken and written in running text. In any sentence: {name}.'),
  wordmark: field(
    'Wordmark',
    v.strictObject({
      before: field('Letters before', letters),
      accented: field(
        'The letter with the gold accent',
        v.pipe(words, v.length(1, 'must be one letter')),
      ),
      after: field('Letters after', letters),
    }),
    'The letters of the name as they are drawn in header and footer, eight at most. Run “npm run images” after a change, or ask a developer to: the share pictures have them too.',
  ),
  product: field(
    'What is sold',
    wordsBetween(2, 40),
    'In the line for search engines and in the footer. In any sentence: {tequila}.',
  ),
  company: field(
    'Company',
    v.strictObject({
      legalName: field(
        'Legal name',
        headingLine,
        'In the footer and all legal texts. In any sentence: {company}.',
      ),
      city: field('City', name, '{city}'),
      regionName: field('State', name, '{state}. The law and courts of the legal texts are its.'),
      region: field('State, two letters', capitals, '{stateCode}'),
      country: field('Country, two letters', capitals, 'For search engines only.'),
    }),
  ),
  abv: field(
    'Strength in per cent by volume',
    abv,
    'On both bottles, in the footer and in the standard drinks. In any sentence: {strength}, and US proof, twice as much: {proof}.',
  ),
  minimumAge: field(
    'Minimum age',
    v.pipe(
      v.number(),
      v.integer('must be whole years'),
      v.minValue(
        youngest,
        ({ input }) =>
          `must be ${youngest} or more and is ${input}: that is the age of the United States, where the brand sells`,
      ),
      v.maxValue(oldest, `must be at most ${oldest}: no country asks for more`),
    ),
    'In the age gate, the footer and the legal texts. In any sentence: {age}.',
  ),
  email: field(
    'Mail addresses',
    v.strictObject({
      enquiries: field('For enquiries', emailAddress, 'In the footer, the forms and the terms.'),
      privacy: field('For privacy', emailAddress, 'In the Privacy Policy and the Cookies Policy.'),
    }),
  ),
  social: field(
    'Profile for pictures',
    v.strictObject({
      network: field('Network', name, '{network}'),
      handle: field('Handle', v.pipe(name, v.startsWith('@', 'must begin with @')), '{handle}'),
      url: field('Address', secureAddress, 'Where the footer’s link leads.'),
    }),
  ),
  siteUrl: field(
    'Address of the site',
    v.pipe(
      secureAddress,
      v.check(
        (url) => new URL(url).origin === url,
        ({ input }) => `must be scheme and host only: write “${new URL(input).origin}”`,
      ),
    ),
    'Scheme and host only, as in https://www.aurifera.example.',
  ),
  responsibleDrinkingUrl: field(
    'Page on responsible drinking',
    secureAddress,
    'Where “I am under {age}” leads.',
  ),
  copyrightYear: field(
    'Year of the credit',
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(2000, 'must be a year of this century'),
      v.maxValue(2099, 'must be a year of this century'),
    ),
    'At the foot of every page. In any sentence: {year}.',
  ),
});

export type BrandFacts = v.InferOutput<typeof fields>;

const wordmarkOf = ({ wordmark: { before, accented, after } }: BrandFacts) =>
  before + accented + after;

/** The brand; its wordmark shows what its name says (WCAG 2.5.3, label in name). */
export const brandSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      (brand) => wordmarkOf(brand).length <= mostLetters,
      ({ input }) =>
        `has ${wordmarkOf(input).length} letters, and the footer has room for ${mostLetters}: leave out a word, or have the size changed in components/layout/footer and this rule with it`,
    ),
    ['wordmark'],
  ),
  v.forward(
    v.check(
      (brand) => brand.name.toLocaleUpperCase().includes(wordmarkOf(brand).toLocaleUpperCase()),
      ({ input }) =>
        `reads “${wordmarkOf(input)}”, which is not in the name “${input.name}”: write the letters of the name, spaces too`,
    ),
    ['wordmark'],
  ),
);
