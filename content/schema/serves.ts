import * as v from 'valibot';
import { productNames } from '../product-names';
import { pictureName } from './address';
import { altText, depth, label, list, name, wordsBetween } from './text';

/** What a drawn core has room for, in ounces: the style sheet's box less the core's round face. */
export const mostOunces = 7.25;

/** Fewer leave a gap in the loop; more have no room for their dots on a phone. */
const [fewestServes, mostServes] = [6, 12];
const numberWords = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const ownNames: Readonly<Record<string, string | undefined>> = productNames;

const measure = v.pipe(
  v.strictObject({
    /** US fluid ounces. */
    ounces: v.pipe(
      v.number(),
      v.minValue(0.25, 'must be 0.25 or more'),
      v.maxValue(mostOunces, `must be ${mostOunces} or less`),
    ),
    of: name,
    /** Colours the layer in the drawn measure. */
    kind: v.picklist(['plata', 'anejo', 'citrus', 'sweet', 'soda', 'coffee']),
    /** Alcohol by volume in per cent; left out for what has none, and for our own. */
    abv: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  v.forward(
    v.check(
      ({ of, kind }) => (ownNames[kind] ?? of) === of,
      ({ input: { kind } }) =>
        `must be “${ownNames[kind]}”, as its kind is “${kind}”: change one of the two`,
    ),
    ['of'],
  ),
);

/** A layer of a drink. */
export type Measure = v.InferOutput<typeof measure>;

/** Without what binary fractions leave behind a sum. */
const poured = (measures: readonly Measure[]) =>
  Number(measures.reduce((sum, { ounces }) => sum + ounces, 0).toFixed(2));

/** Whether a drink is poured from the spirit that it names, and from no other of ours. */
function isOf(spirit: string, measures: readonly Measure[]): boolean {
  const ours = measures.flatMap(({ kind }) => ownNames[kind] ?? []);
  return ours.length > 0 && ours.every((each) => each === spirit);
}

const methodLine = wordsBetween(10, 110);

const serve = v.pipe(
  v.strictObject({
    name,
    spirit: v.picklist(Object.values(productNames)),
    glass: name,
    /** From the bottom of the glass to the top. */
    measures: v.pipe(
      list(measure, ({ of }) => of),
      v.check(
        (measures) => poured(measures) <= mostOunces,
        ({ input }) =>
          `must hold ${mostOunces} oz or less, as much as the drawing has room for, and hold ${poured(input)}: pour less`,
      ),
    ),
    method: v.strictTuple([methodLine, methodLine], 'must be two lines'),
    picture: v.strictObject({ name: pictureName, alt: altText }),
  }),
  v.forward(
    v.check(
      ({ spirit, measures }) => isOf(spirit, measures),
      ({ input: { spirit } }) =>
        `is “${spirit}”, and the measures do not pour it, or pour the other: change one of them`,
    ),
    ['spirit'],
  ),
);

export type Serve = v.InferOutput<typeof serve>;

/** How many serves a heading speaks of, if it does. */
function countIn(heading: readonly string[]): number | undefined {
  const spoken = heading
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  const index = numberWords.findIndex((word) => spoken.includes(word));
  return index < 0 ? undefined : index + fewestServes;
}

/** The serves; a heading that counts them counts right. */
export const servesSchema = v.pipe(
  v.strictObject({
    depth,
    /** A longer line runs into the sentence beside it, from 1100 px. */
    heading: list(wordsBetween(2, 20)),
    how: wordsBetween(20, 160),
    carouselLabel: label,
    ounces: label,
    standardDrinks: label,
    list: v.pipe(
      list(serve, (each) => each.name),
      v.minLength(
        fewestServes,
        ({ input }) => `must be six or more, so that the loop is real, and are ${input.length}`,
      ),
      v.maxLength(
        mostServes,
        ({ input }) =>
          `must be at most ${mostServes}, as many as have their dots on a phone, and are ${input.length}: take some out`,
      ),
    ),
  }),
  v.forward(
    v.check(
      (serves) => (countIn(serves.heading) ?? serves.list.length) === serves.list.length,
      ({ input }) =>
        `speaks of ${countIn(input.heading)} serves and the list has ${input.list.length}: write “${numberWords[input.list.length - fewestServes]}”`,
    ),
    ['heading'],
  ),
);

export type Serves = v.InferOutput<typeof servesSchema>;
