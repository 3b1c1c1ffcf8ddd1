import * as v from 'valibot';
import { sectionIds } from '../navigation';
import { pictureName } from './address';
import {
  altText,
  caption,
  depth,
  distinctList,
  headingLine,
  headingLines,
  label,
  lockedProblem,
  exactly,
  name,
  productName,
  words,
  wordsBetween,
} from './text';

const paragraphs = distinctList(wordsBetween(40, 420));
const fieldNote = distinctList(wordsBetween(2, 40));
const picture = v.strictObject({ alt: altText });

/** Large words which the specification gives; where they break is the editor's. */
const fixedHeading = (sentence: string) =>
  v.pipe(
    headingLines,
    v.check((lines) => lines.join(' ') === sentence, lockedProblem(sentence, 'home')),
  );

const tagline = 'A legacy you can taste';
const heroHeading = 'From Agave to Excellence - Perfection in every pour.';

export const heroSchema = v.strictObject({
  tagline: v.literal(tagline, lockedProblem(tagline, 'home')),
  heading: v.pipe(
    v.strictObject({ sky: words, soil: words, join: words, close: words }),
    v.check(
      (lines) => Object.values(lines).join(' ') === heroHeading,
      lockedProblem(heroHeading, 'home'),
    ),
  ),
  picture,
  fieldNote,
});

const stratum = v.strictObject({
  ground: v.picklist(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold']),
  name,
  text: wordsBetween(8, 120),
});
const side = v.strictObject({ label, strata: distinctList(stratum, ({ ground }) => ground) });

export const collectionsSchema = v.strictObject({
  depth,
  heading: headingLines,
  lead: wordsBetween(40, 240),
  text: wordsBetween(40, 420),
  splitNote: fieldNote,
  picture,
  west: side,
  east: side,
});

const enquire = 'Enquire about ';

const productLines = { plata: 'Crisp. Vibrant. Pure.', anejo: 'The Pinnacle of Purity.' } as const;

const productOf = (key: 'plata' | 'anejo') =>
  v.strictObject({
    id: v.literal(sectionIds[key], lockedProblem(sectionIds[key], 'home')),
    key: v.literal(key),
    name: productName,
    depth,
    line: fixedHeading(productLines[key]),
    text: wordsBetween(40, 420),
    enquire: v.pipe(label, v.startsWith(enquire, `must begin “${enquire.trim()}”`)),
    class: label,
    agave: label,
    rest: label,
    strength: v.pipe(
      words,
      v.regex(
        /^\d+(\.\d)? % vol\., \d+(\.\d)? proof$/,
        'must state volume and proof, “40 % vol., 80 proof”',
      ),
    ),
    gold: label,
    nom: v.exactOptional(
      v.pipe(
        words,
        v.regex(/^\d{4}$/, 'must be the four digits of the distillery’s number, as in “1234”'),
      ),
    ),
    notes: v.pipe(
      distinctList(
        v.strictObject({
          term: v.picklist(['Nose', 'Palate', 'Finish']),
          detail: wordsBetween(2, 160),
        }),
        ({ term }) => term,
      ),
      exactly(3, 'nose, palate and finish'),
    ),
    picture,
  });

export const productsEntries = {
  plata: productOf('plata'),
  anejo: productOf('anejo'),
  factTerms: v.strictObject(
    v.entriesFromList(['class', 'agave', 'rest', 'strength', 'gold', 'nom'], name),
  ),
};

export const tastingSchema = v.strictObject({
  heading: headingLine,
  lines: v.pipe(
    distinctList(v.strictObject({ term: name, text: wordsBetween(2, 160) }), ({ term }) => term),
    exactly(3, 'three'),
  ),
  note: wordsBetween(2, 120),
  picture,
});

export const experienceSchema = v.strictObject({
  depth,
  heading: fixedHeading('The new era of Tequila'),
  story: v.pipe(paragraphs, exactly(2, 'two paragraphs')),
  carouselLabel: label,
  pictures: v.pipe(
    distinctList(v.strictObject({ name: pictureName, alt: altText, caption }), ({ name }) => name),
    exactly(4, 'four'),
  ),
});

export const aboutSchema = v.strictObject({
  depth,
  heading: fixedHeading('Rooted in Mexico.'),
  lead: wordsBetween(20, 160),
  text: paragraphs,
  fieldNote,
  picture,
});
