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
  name,
  productName,
  words,
  wordsBetween,
} from './text';

const paragraphs = distinctList(wordsBetween(40, 420));
const fieldNote = distinctList(wordsBetween(2, 40));
const picture = v.strictObject({ alt: altText });

/** A heading whose words the specification gives; where it breaks is the editor's. */
const fixedHeading = (sentence: string) =>
  v.pipe(
    headingLines,
    v.check(
      (lines) => lines.join(' ') === sentence,
      `must read together as the specification has it: “${sentence}”`,
    ),
  );

const HERO_HEADING = 'From Agave to Excellence - Perfection in every pour.';

export const heroSchema = v.strictObject({
  tagline: v.literal('A legacy you can taste', 'must be the tagline of the specification'),
  heading: v.pipe(
    v.strictObject({ sky: words, soil: words, join: words, close: words }),
    v.check(
      (lines) => Object.values(lines).join(' ') === HERO_HEADING,
      `must read together as the specification has it: “${HERO_HEADING}”`,
    ),
  ),
  picture,
  fieldNote,
});

const stratum = v.strictObject({
  bed: v.picklist(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold']),
  name,
  text: wordsBetween(8, 120),
});
const side = v.strictObject({ label, strata: distinctList(stratum, ({ bed }) => bed) });

export const collectionsSchema = v.strictObject({
  depth,
  heading: headingLines,
  lead: wordsBetween(40, 240),
  text: wordsBetween(40, 420),
  faultNote: fieldNote,
  picture,
  west: side,
  east: side,
});

const ENQUIRE = 'Enquire about ';

const productOf = (key: 'plata' | 'anejo') =>
  v.strictObject({
    id: v.literal(sectionIds[key], `must be “${sectionIds[key]}”, the id of the specification`),
    key: v.literal(key),
    name: productName,
    depth,
    line: headingLines,
    text: wordsBetween(40, 420),
    enquire: v.pipe(label, v.startsWith(ENQUIRE, `must begin “${ENQUIRE.trim()}”`)),
    class: label,
    agave: label,
    rest: label,
    strength: v.pipe(
      words,
      v.regex(
        /^\d+(\.\d)? % vol\., \d+ proof$/,
        'must state volume and proof, “40 % vol., 80 proof”',
      ),
    ),
    gold: label,
    advertiser: v.pipe(
      words,
      v.regex(/^.+, .+, [A-Z]{2}$/, 'must name the company, its city and state'),
    ),
    notes: v.pipe(
      distinctList(
        v.strictObject({
          term: v.picklist(['Nose', 'Palate', 'Finish']),
          detail: wordsBetween(2, 160),
        }),
        ({ term }) => term,
      ),
      v.length(3, 'must be nose, palate and finish'),
    ),
    picture,
  });

export const productsEntries = {
  plata: productOf('plata'),
  anejo: productOf('anejo'),
  factTerms: v.strictObject(
    v.entriesFromList(['class', 'agave', 'rest', 'strength', 'gold'], name),
  ),
};

export const tastingSchema = v.strictObject({
  heading: headingLine,
  lines: v.pipe(
    distinctList(v.strictObject({ term: name, text: wordsBetween(2, 160) }), ({ term }) => term),
    v.length(3, 'must be three'),
  ),
  note: wordsBetween(2, 120),
  picture,
});

export const experienceSchema = v.strictObject({
  depth,
  heading: fixedHeading('The new era of Tequila'),
  story: v.pipe(paragraphs, v.length(2, 'must be two paragraphs')),
  carouselLabel: label,
  pictures: v.pipe(
    distinctList(v.strictObject({ name: pictureName, alt: altText, caption }), ({ name }) => name),
    v.length(4, 'must be four'),
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
