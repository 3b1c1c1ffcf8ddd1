import * as v from 'valibot';
import { productNames, type ProductName } from '../brand';
import { pictureIn } from './address';
import { depth } from './home';
import { altText, field, label, list, name, wordsBetween } from './text';

/** What a drawn core has room for, in ounces: the style sheet's box less the core's round face. */
const mostOunces = 7.25;

/** Fewer leave a gap in the loop; more have no room for their dots on a phone. */
const [fewestServes, mostServes] = [6, 12] as const;

const ownNames: Readonly<Record<string, ProductName | undefined>> = productNames;

const measure = v.pipe(
  v.strictObject({
    ounces: field(
      'Ounces',
      v.pipe(
        v.number(),
        v.minValue(0.25, 'must be 0.25 or more'),
        v.maxValue(mostOunces, `must be ${mostOunces} or less`),
      ),
      'US fluid ounces: 1.5, 0.25.',
    ),
    of: field('Of what', name, 'Plata, Añejo, lime, …'),
    kind: field(
      'Drawn as',
      v.picklist(['plata', 'anejo', 'citrus', 'sweet', 'soda', 'coffee']),
      'Colours the layer in the drawn measure.',
    ),
    abv: v.exactOptional(
      field(
        'Strength in per cent',
        v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        'Only of another spirit or wine, for the standard drinks. Leave it empty for our own, and for what has no alcohol.',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ of, kind }) => (ownNames[kind] ?? of) === of,
      ({ input: { kind } }) =>
        `must be “${ownNames[kind]}”, as it is drawn as “${kind}”: change one of the two`,
    ),
    ['of'],
  ),
);

/** A layer of a drink. */
export type Measure = v.InferOutput<typeof measure>;

/** In ounces; rounded, as a sum of decimals may end in 0.30000000000000004. */
const poured = (measures: readonly Measure[]) =>
  Number(measures.reduce((sum, { ounces }) => sum + ounces, 0).toFixed(2));

/** Whether a drink is poured from the spirit that it names, and from no other of ours. */
function isOf(spirit: string, measures: readonly Measure[]): boolean {
  const ours = measures.flatMap(({ kind }) => ownNames[kind] ?? []);
  return ours.length > 0 && ours.every((each) => each === spirit);
}

const serve = v.pipe(
  v.strictObject({
    name: field('Name', name),
    spirit: field('Spirit', v.picklist(Object.values(productNames))),
    glass: field('Glass', name),
    measures: field(
      'Measures',
      v.pipe(
        list(measure, { entry: 'measure', by: 'of', most: 6 }),
        v.check(
          (measures) => poured(measures) <= mostOunces,
          ({ input }) =>
            `must hold ${mostOunces} oz or less, as much as the drawing has room for, and hold ${poured(input)}: pour less`,
        ),
      ),
      `From the bottom of the glass up, ${mostOunces} ounces at most. The standard drinks are worked out from them.`,
    ),
    method: field(
      'Method',
      list(wordsBetween(10, 110), { entry: 'line', fewest: 2, most: 2 }),
      'Two lines.',
    ),
    picture: field(
      'Picture',
      v.strictObject({
        name: field('File', pictureIn('5 / 6', '5 / 6')),
        alt: field('The picture in words', altText, 'Read out to those who do not see it.'),
      }),
    ),
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

export const servesSchema = v.strictObject({
  depth,
  heading: field(
    'Heading',
    list(wordsBetween(2, 20, ['count']), { most: 3 }),
    'One field a line. {count} becomes the number of serves, as in “Six”.',
  ),
  counts: field(
    'Six to twelve in words',
    list(name, { entry: 'number', fewest: 7, most: 7 }),
    'For {count} in the heading.',
  ),
  how: field('How to read the drawing', wordsBetween(20, 160)),
  carouselLabel: field('What the row of serves is', label, 'Read out before them.'),
  ounces: field('After a number of ounces', label),
  standardDrinks: field('After the number of standard drinks', label),
  list: field(
    'Serves',
    list(serve, {
      entry: 'serve',
      by: 'name',
      fewest: fewestServes,
      most: mostServes,
      why: ', six so that the loop is real, twelve as their dots fit a phone,',
    }),
    'In the order of the carousel.',
  ),
});
export type Serves = v.InferOutput<typeof servesSchema>;
