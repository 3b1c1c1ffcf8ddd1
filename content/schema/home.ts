import * as v from 'valibot';
import { pictureIn } from './address';
import {
  altText,
  field,
  headingLine,
  headingLines,
  inEnglish,
  labelText,
  listOf,
  lockedText,
  lockedLines,
  nameText,
  paragraphText,
  plainText,
  textOfLength,
} from './text';

export const depth = field(
  'Depth',
  v.pipe(plainText, v.regex(/^\d+ m$/, 'must be whole metres, as in “9 m”')),
  'In the margin: how far below the field the section lies.',
);
const alt = field('The picture in words', altText, 'Read out to those who do not see it.');
/** A picture that belongs together with others. */
const picture = field(
  'Picture',
  v.strictObject({ alt }),
  'Several pictures that lie exactly over one another, some of them live: a developer changes them together.',
);
const pictureOf = (phone: string, desktop: string) =>
  field('Picture', v.strictObject({ name: field('File', pictureIn(phone, desktop)), alt }));
const fieldNote = (help: string) =>
  field('Note beside the picture', listOf(textOfLength(2, 40), { maxEntries: 3 }), help);
const tastingLine = textOfLength(2, 160);

export const heroSchema = v.strictObject({
  tagline: field(
    'Tagline',
    textOfLength(4, 48),
    'Above the heading, over the sky. About a legacy that one can taste.',
  ),
  heading: field(
    'Heading',
    v.strictObject({
      sky: field('In the sky', lockedText('From Agave')),
      soil: field('In the soil', lockedText('to Excellence')),
      join: field('Between them', lockedText('-')),
      close: field('Below', lockedText('Perfection in every pour.')),
    }),
  ),
  picture,
  fieldNote: fieldNote('Three short lines in the corner of the picture.'),
});
export type Hero = v.InferOutput<typeof heroSchema>;

const stratum = v.strictObject({
  ground: field(
    'Ground',
    v.picklist(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold']),
    'What the band is drawn as; each once.',
  ),
  name: field('Name', nameText),
  text: field('Text', textOfLength(8, 120)),
});

/** One band of ground on one side of the split. */
export type Stratum = v.InferOutput<typeof stratum>;

const side = (label: string) =>
  field(
    label,
    v.strictObject({
      label: field('What the list is', labelText, 'Read out before the list.'),
      strata: field(
        'Bands',
        listOf(stratum, { entry: 'band', by: 'ground', key: 'ground', maxEntries: 7 }),
      ),
    }),
    'From the top down.',
  );

export const collectionsSchema = v.strictObject({
  depth,
  heading: field('Heading', headingLines, 'One field a line.'),
  lead: field('First sentence', textOfLength(40, 240), 'In large letters below the heading.'),
  text: field('Text', paragraphText),
  picture,
  splitNote: fieldNote('Beside the split bottle.'),
  west: side('How Plata is made'),
  east: side('How Añejo is made'),
});
export type Collections = v.InferOutput<typeof collectionsSchema>;

const senses = ['Nose', 'Palate', 'Finish'];

const tastingNote = v.strictObject({
  term: field(
    'Sense',
    v.pipe(
      nameText,
      inEnglish((sense) => senses.includes(sense), `must be one of ${senses.join(', ')}`),
      v.metadata({ locked: true }),
    ),
  ),
  detail: field('What one finds', tastingLine),
});
export type TastingNote = v.InferOutput<typeof tastingNote>;

const productOf = (line: string) =>
  v.strictObject({
    depth,
    line: field('Line', lockedLines(line)),
    text: field('Text', paragraphText),
    enquire: field(
      'Button that opens the contact form',
      v.pipe(
        labelText,
        inEnglish((text) => text.startsWith('Enquire about '), 'must begin “Enquire about”'),
      ),
    ),
    class: field('Class', labelText, 'Under the denomination of origin.'),
    agave: field('Agave', labelText),
    rest: field('Rest', labelText),
    strength: field(
      'Strength',
      lockedText('{strength} % vol., {proof} proof'),
      'Follows “Strength” of the brand.',
    ),
    gold: field('Gold', labelText),
    nom: v.exactOptional(
      field(
        'NOM',
        v.pipe(
          v.string(),
          v.regex(/^\d{4}$/, 'must be the four digits of the distillery’s number, as in “1234”'),
        ),
        'The distillery’s number as it stands on the label. Leave it empty until the brand has supplied it.',
      ),
    ),
    notes: field(
      'Tasting notes',
      listOf(tastingNote, { entry: 'note', by: 'term', minEntries: 3, maxEntries: 3 }),
    ),
    picture,
  });

export const plataSchema = productOf('Crisp. Vibrant. Pure.');
export const anejoSchema = productOf('The Pinnacle of Purity.');
export type ProductWords = v.InferOutput<typeof plataSchema>;

export const factTermsSchema = v.strictObject({
  class: field('Class', nameText),
  agave: field('Agave', nameText),
  rest: field('Rest', nameText),
  strength: field('Strength', nameText),
  gold: field('Gold', nameText),
  nom: field('Distillery’s number', nameText),
  abv: field('Alcohol by volume', nameText, 'Read by search engines only.'),
  tequila: field(
    'What is sold',
    labelText,
    'Before the name of a tequila. Read by search engines and phones only.',
  ),
});
export type FactTerms = v.InferOutput<typeof factTermsSchema>;

const tastingEntry = v.strictObject({
  term: field('When', nameText),
  text: field('What one tastes', tastingLine),
});

export const tastingSchema = v.strictObject({
  heading: field('Heading', headingLine),
  lines: field(
    'Lines',
    listOf(tastingEntry, { entry: 'line', by: 'term', minEntries: 3, maxEntries: 3 }),
  ),
  note: field('Note', textOfLength(2, 120)),
  picture: pictureOf('5 / 9', '3 / 2'),
});
export type Tasting = v.InferOutput<typeof tastingSchema>;

const experiencePicture = v.strictObject({
  name: field('Picture', pictureIn('3 / 4', '4 / 5')),
  alt,
  caption: field('Caption', textOfLength(2, 80), 'Below the picture.'),
});

const pictures = {
  entry: 'picture',
  by: 'name',
  key: 'name',
  minEntries: 4,
  maxEntries: 4,
} as const;

export const experienceSchema = v.strictObject({
  depth,
  heading: field('Heading', lockedLines('The new era of Tequila')),
  story: field(
    'Story',
    listOf(paragraphText, { entry: 'paragraph', minEntries: 2, maxEntries: 2 }),
  ),
  carouselLabel: field('What the row of pictures is', labelText, 'Read out before the pictures.'),
  pictures: field(
    'Pictures',
    listOf(experiencePicture, pictures),
    'A row on a wide screen, a carousel on a phone.',
  ),
});
export type Experience = v.InferOutput<typeof experienceSchema>;

export const aboutSchema = v.strictObject({
  depth,
  heading: field('Heading', lockedLines('Rooted in Mexico.')),
  lead: field('First sentence', textOfLength(20, 160), 'In large letters below the heading.'),
  text: field('Text', listOf(paragraphText, { entry: 'paragraph', maxEntries: 4 })),
  fieldNote: fieldNote('Beside the picture of the ground.'),
  picture: pictureOf('4 / 9', '16 / 9'),
});
export type About = v.InferOutput<typeof aboutSchema>;
