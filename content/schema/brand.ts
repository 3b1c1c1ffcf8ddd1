import * as v from 'valibot';
import { emailAddress, secureAddress, secureOrigin } from './address';
import { headingLine, name, words, wordsBetween } from './text';

/** The strongest that tequila may be sold, in per cent of volume (NOM-006-SCFI-2012, table 1). */
const strongest = 55;
/** The weakest that may be labelled tequila in the United States (27 CFR 5.148). */
const weakest = 40;
const seeLabel = 'Write what stands on the bottle’s label';
/** Ages from which spirits are sold, in years. */
const [youngest, oldest] = [21, 25];

/** Letters of the wordmark, with the space between two words; there may be none on one side. */
const letters = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N} .’&-]{0,12}$/u, 'must be up to 12 letters'),
  v.check(
    (text) => text === text.normalize('NFC'),
    'must be typed anew: an accent is a sign of its own',
  ),
);

type Names = {
  readonly name: string;
  readonly wordmark: { readonly before: string; readonly accented: string; readonly after: string };
};
const wordmarkOf = ({ wordmark: { before, accented, after } }: Names) => before + accented + after;

const fields = v.strictObject({
  name,
  wordmark: v.strictObject({
    before: letters,
    accented: v.pipe(words, v.length(1, 'must be one letter')),
    after: letters,
  }),
  product: wordsBetween(2, 40),
  company: v.strictObject({
    legalName: headingLine,
    city: name,
    region: v.pipe(words, v.regex(/^[A-Z]{2}$/, 'must be a two-letter state code')),
    regionName: name,
    country: v.pipe(words, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
  }),
  siteUrl: secureOrigin,
  email: v.strictObject({ enquiries: emailAddress, privacy: emailAddress }),
  social: v.strictObject({
    network: name,
    handle: v.pipe(name, v.startsWith('@', 'must begin with @')),
    url: secureAddress,
  }),
  strength: v.pipe(
    v.strictObject({
      abv: v.pipe(
        v.number(),
        v.minValue(
          weakest,
          ({ input }) =>
            `must be ${weakest} or more and is ${input}: what is weaker may not be labelled tequila in the United States (27 CFR 5.148). ${seeLabel}`,
        ),
        v.check(
          (abv) => abv === Number(abv.toFixed(1)),
          ({ input }) => `must have one decimal at most and is ${input}. ${seeLabel}`,
        ),
        v.maxValue(
          strongest,
          ({ input }) =>
            `must be ${strongest} or less and is ${input}: what is stronger may not be sold as tequila (NOM-006-SCFI-2012). ${seeLabel}`,
        ),
      ),
      proof: v.number(),
    }),
    v.forward(
      v.check(
        ({ abv, proof }) => proof === abv * 2,
        ({ input: { abv } }) => `must be twice the alcohol by volume: write ${abv * 2}`,
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
    v.check((year) => /^20\d{2}$/.test(String(year)), 'must be a year of this century'),
  ),
});

/** As many as the footer has room for, in the size that its style sheet gives them. */
const mostLetters = 8;

/** The brand; its wordmark shows what its name says (WCAG 2.5.3, label in name). */
export const brandSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      (brand) => wordmarkOf(brand).length <= mostLetters,
      ({ input }) =>
        `has ${wordmarkOf(input).length} letters, and the footer has room for ${mostLetters}: leave out a word, or have the size changed in components/chrome/footer and this rule with it`,
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
