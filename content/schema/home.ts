import * as v from 'valibot';
import { pictureName } from './address';
import {
  altText,
  depth,
  headingLine,
  headingLines,
  label,
  list,
  locked,
  lockedLines,
  name,
  paragraph,
  words,
  wordsBetween,
} from './text';

const fieldNote = list(wordsBetween(2, 40));
const picture = v.strictObject({ alt: altText });
const tastingLine = wordsBetween(2, 160);

const heroHeading = lockedLines('From Agave to Excellence - Perfection in every pour.');

export const heroSchema = v.strictObject({
  tagline: locked('A legacy you can taste'),
  /** The heading's lines; read in one breath they are the sentence of the specification. */
  heading: v.pipe(
    v.strictObject({ sky: words, soil: words, join: words, close: words }),
    v.check(
      (lines) => v.is(heroHeading, Object.values(lines)),
      ({ input }) => v.safeParse(heroHeading, Object.values(input)).issues?.[0].message ?? '',
    ),
  ),
  picture,
  fieldNote,
});

const stratum = v.strictObject({
  /** The ground that the band is made of. */
  ground: v.picklist(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold']),
  name,
  text: wordsBetween(8, 120),
});
const side = v.strictObject({ label, strata: list(stratum, ({ ground }) => ground) });

/** One band of ground on one side of the split. */
export type Stratum = v.InferOutput<typeof stratum>;

export const collectionsSchema = v.strictObject({
  depth,
  heading: headingLines,
  lead: wordsBetween(40, 240),
  text: paragraph,
  picture,
  splitNote: fieldNote,
  west: side,
  east: side,
});
export type Collections = v.InferOutput<typeof collectionsSchema>;

const tastingNote = v.strictObject({
  term: v.picklist(['Nose', 'Palate', 'Finish']),
  detail: tastingLine,
});

export type TastingNote = v.InferOutput<typeof tastingNote>;

const productOf = <const Id extends string, const Key extends 'plata' | 'anejo'>(
  id: Id,
  key: Key,
  line: string,
) =>
  v.strictObject({
    id: locked(id),
    key: v.literal(key),
    name: wordsBetween(2, 20),
    depth,
    line: lockedLines(line),
    text: paragraph,
    enquire: v.pipe(label, v.startsWith('Enquire about ', 'must begin “Enquire about”')),
    /** Class under the denomination of origin. */
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
    /** The distillery's number as it stands on the label; left out until the brand supplies it. */
    nom: v.exactOptional(
      v.pipe(
        words,
        v.regex(/^\d{4}$/, 'must be the four digits of the distillery’s number, as in “1234”'),
      ),
    ),
    notes: list(tastingNote, ({ term }) => term, 3),
    picture,
  });

export const productsSchema = v.strictObject({
  plata: productOf('plata', 'plata', 'Crisp. Vibrant. Pure.'),
  anejo: productOf('anjoi', 'anejo', 'The Pinnacle of Purity.'),
  factTerms: v.strictObject(
    v.entriesFromList(['class', 'agave', 'rest', 'strength', 'gold', 'nom'], name),
  ),
});
export type Products = v.InferOutput<typeof productsSchema>;
export type Product = Products['plata' | 'anejo'];

export const tastingSchema = v.strictObject({
  heading: headingLine,
  lines: list(v.strictObject({ term: name, text: tastingLine }), ({ term }) => term, 3),
  note: wordsBetween(2, 120),
  picture,
});

const experiencePicture = v.strictObject({
  name: pictureName,
  alt: altText,
  caption: wordsBetween(2, 80),
});

export const experienceSchema = v.strictObject({
  depth,
  heading: lockedLines('The new era of Tequila'),
  story: list(paragraph, undefined, 2),
  carouselLabel: label,
  pictures: list(experiencePicture, (each) => each.name, 4),
});
export type Experience = v.InferOutput<typeof experienceSchema>;

export const aboutSchema = v.strictObject({
  depth,
  heading: lockedLines('Rooted in Mexico.'),
  lead: wordsBetween(20, 160),
  text: list(paragraph),
  fieldNote,
  picture,
});
