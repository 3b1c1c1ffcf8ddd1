import * as v from 'valibot';
import { productNames, type ProductName } from '../brand';
import { pictureIn } from './address';
import { depth } from './home';
import { spokenMeasures } from './measures';
import {
  altText,
  field,
  headline,
  labelText,
  listOf,
  nameText,
  titleOfLength,
  textOfLength,
} from './text';

/** What a drawn core has room for, in ounces: the style sheet's box less the core's round face. */
export const maxOunces = 7.25;

/** Fewer leave a gap in the loop; more have no room for their dots on a phone. */
const [minServes, maxServes] = [6, 12] as const;

const ownNames: Readonly<Record<string, ProductName | undefined>> = productNames;

const measure = v.pipe(
  v.strictObject({
    ounces: field(
      'Ounces',
      v.pipe(
        v.number(),
        v.minValue(0.25, 'must be 0.25 or more'),
        v.maxValue(maxOunces, `must be ${maxOunces} or less`),
        v.check(
          (ounces) => ounces === Number(ounces.toFixed(2)),
          ({ input }) =>
            `must have two decimals at most and is ${input}: write 0.33 for a third and 0.67 for two`,
        ),
      ),
      'US fluid ounces: 1.5, 0.25, and 0.33 for a third.',
    ),
    of: field('Of what', nameText, 'Plata, Añejo, lime, …'),
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
const totalOunces = (measures: readonly Measure[]) =>
  Number(measures.reduce((sum, { ounces }) => sum + ounces, 0).toFixed(2));

/** Whether a drink is poured from the spirit that it names, and from no other of ours. */
function isOf(spirit: string, measures: readonly Measure[]): boolean {
  const ours = measures.flatMap(({ kind }) => ownNames[kind] ?? []);
  return ours.length > 0 && ours.every((each) => each === spirit);
}

/** What stands in the address of a page: `paloma`, `plata-alone`. */
export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be small letters without accents, figures and hyphens, as in “plata-alone”',
  ),
  v.maxLength(40, 'must have 40 characters or less'),
  v.metadata({ shared: true }),
);

const serve = v.pipe(
  v.strictObject({
    name: field('Name', titleOfLength(2, 30)),
    slug: field(
      'Address',
      v.pipe(slug, v.metadata({ madeFrom: 'name' })),
      'What its page’s address ends with, the same in every language. If you change it, the old address leads to the new one.',
    ),
    spirit: field('Spirit', v.picklist(Object.values(productNames))),
    glass: field('Glass', nameText),
    measures: field(
      'Measures',
      v.pipe(
        listOf(measure, { entry: 'measure', by: 'of', maxEntries: 6 }),
        v.check(
          (measures) => totalOunces(measures) <= maxOunces,
          ({ input }) =>
            `must hold ${maxOunces} oz or less, as much as the drawing has room for, and hold ${totalOunces(input)}: pour less`,
        ),
      ),
      `From the bottom of the glass up, ${maxOunces} ounces at most. The standard drinks are worked out from them.`,
    ),
    method: field(
      'Method',
      listOf(textOfLength(10, 110), { entry: 'line', minEntries: 2, maxEntries: 2 }),
      'Two lines.',
    ),
    note: field('What it is about', textOfLength(40, 150), 'Below the name on its page.'),
    ready: field(
      'To have ready',
      listOf(textOfLength(2, 60), { entry: 'thing', maxEntries: 8 }),
      'Tools, salt, what garnishes it: all that is not measured.',
    ),
    ice: field('Ice', textOfLength(2, 60)),
    minutes: field(
      'Minutes',
      v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1), v.maxValue(240)),
      'From the first step to the drink.',
    ),
    steps: field(
      'Steps',
      listOf(textOfLength(10, 140), { entry: 'step', minEntries: 2, maxEntries: 8 }),
      'On its page, in large letters: one thing at a time, for someone with wet hands.',
    ),
    description: field(
      'Description',
      textOfLength(70, 160),
      'Below its title in search results and shared links.',
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
    headline(listOf(textOfLength(2, 20, ['count']), { maxEntries: 3 })),
    'One field a line. {count} becomes the number of serves, as in “Six”.',
  ),
  counts: field(
    'Six to twelve in words',
    listOf(nameText, { entry: 'number', minEntries: 7, maxEntries: 7 }),
    'For {count} in the heading.',
  ),
  how: field('How to read the drawing', textOfLength(20, 160)),
  carouselLabel: field('What the row of serves is', labelText, 'Read out before them.'),
  ounces: field('After a number of ounces', labelText),
  millilitres: field('After a number of millilitres', labelText),
  spoken: field(
    'Measures as they are read out',
    spokenMeasures,
    'Up to the word before what is measured.',
  ),
  standardDrinks: field('After the number of standard drinks', labelText),
  list: field(
    'Serves',
    v.pipe(
      listOf(serve, {
        entry: 'serve',
        by: 'name',
        key: 'slug',
        minEntries: minServes,
        maxEntries: maxServes,
        why: ', six so that the loop is real, twelve as their dots fit a phone,',
      }),
      v.check(
        (serves) => new Set(serves.map((each) => each.slug)).size === serves.length,
        'have the same address twice: give each its own',
      ),
    ),
    'In the order of the carousel.',
  ),
});
export type Serves = v.InferOutput<typeof servesSchema>;
