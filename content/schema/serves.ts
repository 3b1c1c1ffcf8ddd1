import * as v from 'valibot';
import { productNames } from '../product-names';
import { pictureName } from './address';
import { altText, depth, distinctList, exactly, label, name, wordsBetween } from './text';

/** What a drawn core has room for, in ounces: the style sheet's box less the core's round face. */
export const mostOunces = 7.25;

const kinds = ['plata', 'anejo', 'citrus', 'sweet', 'soda', 'coffee'] as const;
type Kind = (typeof kinds)[number];

/** A longer line of the heading runs into the sentence beside it, from 1100 px. */
const headingLine = wordsBetween(2, 20);

/** Fewer leave a gap in the loop; more have no room for their dots on a phone. */
const [fewestServes, mostServes] = [6, 12];

const ownNames = Object.entries(productNames);
const ownName = (kind: Kind) => ownNames.find(([key]) => key === kind)?.[1];

const measure = v.pipe(
  v.strictObject({
    ounces: v.pipe(
      v.number(),
      v.minValue(0.25, 'must be 0.25 or more'),
      v.maxValue(mostOunces, `must be ${mostOunces} or less`),
    ),
    of: name,
    kind: v.picklist(kinds),
    abv: v.exactOptional(
      v.pipe(
        v.number(),
        v.minValue(0, 'must be 0 or more'),
        v.maxValue(100, 'must be at most 100'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ of, kind }) => (ownName(kind) ?? of) === of,
      ({ input: { kind } }) =>
        `must be “${ownName(kind)}”, as its kind is “${kind}”: change one of the two`,
    ),
    ['of'],
  ),
);
type Measure = v.InferOutput<typeof measure>;

/** Without what binary fractions leave behind a sum. */
const poured = (measures: readonly Measure[]) =>
  Number(measures.reduce((sum, { ounces }) => sum + ounces, 0).toFixed(2));

const measures = v.pipe(
  distinctList(measure, ({ of }) => of),
  v.check(
    (list) => poured(list) <= mostOunces,
    ({ input }) =>
      `must hold ${mostOunces} oz or less, as much as the drawing has room for, and hold ${poured(input)}: pour less`,
  ),
);

/** Whether a drink is poured from the spirit that it names, and from no other of ours. */
function isOf(spirit: string, list: readonly Measure[]): boolean {
  const ours = list.map(({ kind }) => ownName(kind)).filter((name) => name !== undefined);
  return ours.length > 0 && ours.every((name) => name === spirit);
}

const serve = v.pipe(
  v.strictObject({
    name,
    spirit: v.picklist(Object.values(productNames)),
    glass: name,
    measures,
    method: v.pipe(distinctList(wordsBetween(10, 110)), exactly(2, 'two lines')),
    picture: v.strictObject({ name: pictureName, alt: altText }),
  }),
  v.forward(
    v.check(
      ({ spirit, measures: list }) => isOf(spirit, list),
      ({ input: { spirit } }) =>
        `is “${spirit}”, and the measures do not pour it, or pour the other: change one of them`,
    ),
    ['spirit'],
  ),
);

const numberWords = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

/** How many serves a heading speaks of: the first number in it, as a word or in figures. */
function countIn(lines: readonly string[]): number | undefined {
  const spoken = lines
    .join(' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const counts = spoken.map((word) => (/^\d+$/.test(word) ? +word : numberWords.indexOf(word) + 1));
  return counts.find((count) => count > 0);
}

const fields = v.strictObject({
  depth,
  heading: distinctList(headingLine),
  how: wordsBetween(20, 160),
  carouselLabel: label,
  ounces: label,
  standardDrinks: label,
  list: v.pipe(
    distinctList(serve, ({ name }) => name),
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
});

/** The serves; a heading that counts them counts right. */
export const servesSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ heading, list }) => (countIn(heading) ?? list.length) === list.length,
      ({ input: { heading, list } }) =>
        `speaks of ${countIn(heading)} serves and the list has ${list.length}: write “${numberWords[list.length - 1]}”`,
    ),
    ['heading'],
  ),
);
