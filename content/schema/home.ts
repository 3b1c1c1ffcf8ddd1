import * as v from 'valibot';
import { altText, words, wordsBetween, wordTree } from './text';

/** A record whose further fields may be any words. */
function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.objectWithRest(entries, wordTree);
}

const heading = v.pipe(v.array(wordsBetween(2, 40)), v.minLength(1, 'must hold a line'));
const paragraphs = v.pipe(v.array(wordsBetween(40, 420)), v.minLength(1, 'must hold a paragraph'));
const depth = v.pipe(words, v.regex(/^\d+ m$/, 'must be whole metres, as in “9 m”'));
const fieldNote = v.pipe(v.array(wordsBetween(2, 40)), v.minLength(1, 'must hold a line'));
const picture = record({ alt: altText });
const namedPicture = v.pipe(words, v.regex(/^[a-z0-9-]+$/, 'must be a name in the picture list'));

const termAnd = <Field extends string>(field: Field) =>
  record({ term: words, [field]: wordsBetween(2, 160) });

export const heroSchema = record({
  tagline: v.literal('A legacy you can taste', 'must be the tagline of the specification'),
  heading: v.pipe(
    record({ sky: words, soil: words, join: words, close: words }),
    v.check(
      (lines) =>
        Object.values(lines).join(' ') === 'From Agave to Excellence - Perfection in every pour.',
      'must read together as the heading of the specification',
    ),
  ),
  picture,
  fieldNote,
});

const stratum = record({
  bed: v.picklist(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold']),
  name: words,
  text: wordsBetween(8, 120),
});
const side = record({ label: words, strata: v.array(stratum) });

export const collectionsSchema = record({
  depth,
  heading,
  lead: wordsBetween(40, 240),
  text: wordsBetween(40, 420),
  faultNote: fieldNote,
  picture,
  west: side,
  east: side,
});

export const productSchema = record({
  id: v.picklist(['plata', 'anjoi'], 'must be an id of the specification'),
  key: v.picklist(['plata', 'anejo']),
  name: words,
  depth,
  line: heading,
  text: wordsBetween(40, 420),
  enquire: v.pipe(words, v.startsWith('Enquire about ', 'must begin “Enquire about”')),
  class: words,
  agave: words,
  rest: words,
  strength: v.pipe(
    words,
    v.regex(
      /^\d+(\.\d)? % vol\., \d+ proof$/,
      'must state volume and proof, “40 % vol., 80 proof”',
    ),
  ),
  gold: words,
  advertiser: v.pipe(
    words,
    v.regex(/^.+, .+, [A-Z]{2}$/, 'must name the company, its city and state'),
  ),
  notes: v.pipe(v.array(termAnd('detail')), v.length(3, 'must be nose, palate and finish')),
  picture,
});

export const tastingSchema = record({
  heading: words,
  lines: v.pipe(v.array(termAnd('text')), v.length(3, 'must be three')),
  note: words,
  picture,
});

const measure = record({
  ounces: v.pipe(v.number(), v.minValue(0.25), v.maxValue(8)),
  of: words,
  kind: v.picklist(['plata', 'anejo', 'citrus', 'sweet', 'soda', 'coffee']),
  abv: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

const serve = record({
  name: words,
  spirit: v.picklist(['Plata', 'Añejo']),
  glass: words,
  measures: v.pipe(v.array(measure), v.minLength(1, 'must hold a measure')),
  method: v.pipe(v.array(wordsBetween(10, 110)), v.length(2, 'must be two lines')),
  picture: record({ name: namedPicture, alt: altText }),
});

export const servesSchema = record({
  depth,
  heading,
  how: words,
  carouselLabel: words,
  standardDrinks: words,
  list: v.pipe(v.array(serve), v.minLength(6, 'must be six or more, so that the loop is real')),
});

export const experienceSchema = record({
  depth,
  heading: v.pipe(
    heading,
    v.check(
      (lines) => lines.join(' ') === 'The new era of Tequila',
      'must read together as the heading of the specification',
    ),
  ),
  story: v.pipe(paragraphs, v.length(2, 'must be two paragraphs')),
  carouselLabel: words,
  pictures: v.pipe(
    v.array(record({ name: namedPicture, alt: altText, caption: words })),
    v.length(4, 'must be four'),
  ),
});

export const aboutSchema = record({
  depth,
  heading: v.pipe(
    heading,
    v.check(
      (lines) => lines.join(' ') === 'Rooted in Mexico.',
      'must read together as the heading of the specification',
    ),
  ),
  lead: wordsBetween(20, 160),
  text: paragraphs,
  fieldNote,
  picture,
});

/** Flat lists of labels, as for buttons and landmarks. */
export const labelsSchema = v.record(v.string(), words);
