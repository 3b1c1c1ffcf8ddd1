import * as v from 'valibot';
import { emailAddress, secureAddress } from './address';
import { field, headingLine, nameText, plainText, textOfLength } from './text';

/** The lowest strength of a tequila in the United States (27 CFR 5.148), in per cent. */
const weakest = 40;
/** The highest strength of a tequila (NOM-006-SCFI-2012, table 1). */
const strongest = 55;
const seeLabel = 'Write what stands on the bottle’s label';
/** Ages from which spirits are sold, in years. */
const [youngest, oldest] = [21, 25];
/** As many as the footer has room for, in the size that its style sheet gives them. */
const maxLetters = 8;

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

const capitals = v.pipe(
  plainText,
  v.regex(/^[A-Z]{2}$/, 'must be a code of two letters, as in “OH”'),
);

/** A fact is put into sentences, so it cannot name another. */
const withoutBraces = v.check<string, string>(
  (fact) => !/[{}]/.test(fact),
  'must not hold braces: it stands in their place in other sentences',
);
const fact = v.pipe(nameText, withoutBraces);

const fields = v.strictObject({
  name: field('Name', fact, 'As spoken and written in running text. In any sentence: {name}.'),
  wordmark: field(
    'Wordmark',
    v.strictObject({
      before: field('Letters before', letters),
      accented: field(
        'The letter with the gold accent',
        v.pipe(plainText, v.length(1, 'must be one letter')),
      ),
      after: field('Letters after', letters),
    }),
    'The letters of the name as they are drawn in header and footer, eight at most.',
  ),
  tequila: field(
    'What is sold',
    v.pipe(textOfLength(2, 40), withoutBraces),
    'In search results and in the footer. In any sentence: {tequila}.',
  ),
  company: field(
    'Legal name of the company',
    v.pipe(headingLine, withoutBraces),
    'In the footer and all legal texts. In any sentence: {company}.',
  ),
  city: field('City of the company', fact, 'In any sentence: {city}.'),
  state: field(
    'State of the company',
    fact,
    'In any sentence: {state}. Its law and its courts are those of the legal texts.',
  ),
  stateCode: field('The state in two letters', capitals, 'In any sentence: {stateCode}.'),
  country: field('The country in two letters', capitals, 'For search engines.'),
  strength: field(
    'Strength in per cent by volume',
    abv,
    'On both bottles, in the footer and in the standard drinks. In any sentence: {strength}, and US proof, twice as much: {proof}.',
  ),
  age: field(
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
  enquiriesEmail: field(
    'Mail address for enquiries',
    emailAddress,
    'In the footer, the forms and the terms.',
  ),
  privacyEmail: field(
    'Mail address for privacy',
    emailAddress,
    'In the Privacy Policy and the Cookies Policy.',
  ),
  network: field('Network of the profile for pictures', fact, 'In any sentence: {network}.'),
  handle: field(
    'Handle there',
    v.pipe(fact, v.startsWith('@', 'must begin with @')),
    'In any sentence: {handle}.',
  ),
  profileUrl: field('Address of the profile', secureAddress, 'Where the footer’s link leads.'),
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
  distillery: v.exactOptional(
    field(
      'Distillery',
      v.pipe(textOfLength(2, 80), withoutBraces),
      'Its name and town, if they may be told. In the facts for the press.',
    ),
  ),
  bottleSizes: v.exactOptional(
    field(
      'Sizes of bottles',
      v.pipe(textOfLength(2, 60), withoutBraces),
      'As in “375 ml, 750 ml”. In the facts for the press.',
    ),
  ),
  importer: v.exactOptional(
    field(
      'Importer',
      v.pipe(textOfLength(2, 80), withoutBraces),
      'Name, city and state, if it is not the company. In the facts for the press.',
    ),
  ),
  pressEmail: v.exactOptional(
    field(
      'Mail address for the press',
      emailAddress,
      'Until there is one, that for enquiries is given.',
    ),
  ),
  year: field(
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

type BrandFacts = v.InferOutput<typeof fields>;

const wordmarkOf = ({ wordmark: { before, accented, after } }: BrandFacts) =>
  before + accented + after;

/** The brand; its wordmark shows what its name says (WCAG 2.5.3, label in name). */
export const brandSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      (brand) => wordmarkOf(brand).length <= maxLetters,
      ({ input }) =>
        `has ${wordmarkOf(input).length} letters, and the footer has room for ${maxLetters}: leave out a word, or have the size changed in components/layout/footer and this rule with it`,
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
