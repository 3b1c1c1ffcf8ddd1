import * as v from 'valibot';
import { emailAddress, secureAddress } from './address';
import { headingLine, name, words, wordsBetween } from './text';

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
  /** As spoken and written in running text. */
  name,
  /** The letters of the wordmark; `accented` is the one whose accent is a leaf of gold. */
  wordmark: v.strictObject({
    before: letters,
    accented: v.pipe(words, v.length(1, 'must be one letter')),
    after: letters,
  }),
  product: wordsBetween(2, 40),
  company: v.strictObject({
    legalName: headingLine,
    city: name,
    region: capitals,
    regionName: name,
    country: capitals,
  }),
  /** Where the built site lives: scheme and host only, as paths are put behind it. */
  siteUrl: v.pipe(
    secureAddress,
    v.check(
      (url) => new URL(url).origin === url,
      ({ input }) => `must be scheme and host only: write “${new URL(input).origin}”`,
    ),
  ),
  email: v.strictObject({ enquiries: emailAddress, privacy: emailAddress }),
  social: v.strictObject({
    network: name,
    handle: v.pipe(name, v.startsWith('@', 'must begin with @')),
    url: secureAddress,
  }),
  /** Alcohol by volume in per cent, and US proof, which is twice that. */
  strength: v.pipe(
    v.strictObject({ abv, proof: v.number() }),
    v.forward(
      v.check(
        ({ abv: volume, proof }) => proof === volume * 2,
        ({ input }) => `must be twice the alcohol by volume: write ${input.abv * 2}`,
      ),
      ['proof'],
    ),
  ),
  minimumAge: v.pipe(
    v.number(),
    v.integer('must be whole years'),
    v.minValue(
      youngest,
      ({ input }) =>
        `must be ${youngest} or more and is ${input}: that is the age of the United States, where the brand sells`,
    ),
    v.maxValue(oldest, `must be at most ${oldest}: no country asks for more`),
  ),
  responsibleDrinkingUrl: secureAddress,
  copyrightYear: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2000, 'must be a year of this century'),
    v.maxValue(2099, 'must be a year of this century'),
  ),
});

export type Brand = v.InferOutput<typeof fields>;

const wordmarkOf = ({ wordmark: { before, accented, after } }: Brand) => before + accented + after;

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
