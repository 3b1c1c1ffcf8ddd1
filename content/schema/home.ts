import * as v from 'valibot';
import { pictureIn } from './address';
import {
  altText,
  field,
  headingLine,
  headingLines,
  inEnglish,
  label,
  list,
  locked,
  lockedLines,
  name,
  paragraph,
  words,
  wordsBetween,
} from './text';

export const depth = field(
  'Depth',
  v.pipe(words, v.regex(/^\d+ m$/, 'must be whole metres, as in “9 m”')),
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
  field('Note beside the picture', list(wordsBetween(2, 40), { most: 3 }), help);
const tastingLine = wordsBetween(2, 160);

export const heroSchema = v.strictObject({
  tagline: field(
    'Tagline',
    wordsBetween(4, 48),
    'Above the heading, over the sky. About a legacy that one can taste.',
  ),
  heading: field(
    'Heading',
    v.strictObject({
      sky: field('In the sky', locked('From Agave')),
      soil: field('In the soil', locked('to Excellence')),
      join: field('Between them', locked('-')),
      close: field('Below', locked('Perfection in every pour.')),
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
  name: field('Name', name),
  text: field('Text', wordsBetween(8, 120)),
});

/** One band of ground on one side of the split. */
export type Stratum = v.InferOutput<typeof stratum>;

const side = (called: string) =>
  field(
    called,
    v.strictObject({
      label: field('What the list is', label, 'Read out before the list.'),
      strata: field(
        'Bands',
        list(stratum, { entry: 'band', by: 'ground', key: 'ground', most: 7 }),
      ),
    }),
    'From the top down.',
  );

export const collectionsSchema = v.strictObject({
  depth,
  heading: field('Heading', headingLines, 'One field a line.'),
  lead: field('First sentence', wordsBetween(40, 240), 'In large letters below the heading.'),
  text: field('Text', paragraph),
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
      name,
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
    text: field('Text', paragraph),
    enquire: field(
      'Button that opens the contact form',
      v.pipe(
        label,
        inEnglish((text) => text.startsWith('Enquire about '), 'must begin “Enquire about”'),
      ),
    ),
    class: field('Class', label, 'Under the denomination of origin.'),
    agave: field('Agave', label),
    rest: field('Rest', label),
    strength: field(
      'Strength',
      locked('{strength} % vol., {proof} proof'),
      'Follows “Strength” of the brand.',
    ),
    gold: field('Gold', label),
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
      list(tastingNote, { entry: 'note', by: 'term', fewest: 3, most: 3 }),
    ),
    picture,
  });

export const plataSchema = productOf('Crisp. Vibrant. Pure.');
export const anejoSchema = productOf('The Pinnacle of Purity.');
export type ProductWords = v.InferOutput<typeof plataSchema>;

export const factTermsSchema = v.strictObject({
  class: field('Class', name),
  agave: field('Agave', name),
  rest: field('Rest', name),
  strength: field('Strength', name),
  gold: field('Gold', name),
  nom: field('Distillery’s number', name),
  abv: field('Alcohol by volume', name, 'Read by search engines only.'),
  tequila: field(
    'What is sold',
    label,
    'Before the name of a tequila. Read by search engines and phones only.',
  ),
});
export type FactTerms = v.InferOutput<typeof factTermsSchema>;

const tastingEntry = v.strictObject({
  term: field('When', name),
  text: field('What one tastes', tastingLine),
});

export const tastingSchema = v.strictObject({
  heading: field('Heading', headingLine),
  lines: field('Lines', list(tastingEntry, { entry: 'line', by: 'term', fewest: 3, most: 3 })),
  note: field('Note', wordsBetween(2, 120)),
  picture: pictureOf('5 / 9', '3 / 2'),
});
export type Tasting = v.InferOutput<typeof tastingSchema>;

const experiencePicture = v.strictObject({
  name: field('Picture', pictureIn('3 / 4', '4 / 5')),
  alt,
  caption: field('Caption', wordsBetween(2, 80), 'Below the picture.'),
});

const pictures = { entry: 'picture', by: 'name', key: 'name', fewest: 4, most: 4 } as const;

export const experienceSchema = v.strictObject({
  depth,
  heading: field('Heading', lockedLines('The new era of Tequila')),
  story: field('Story', list(paragraph, { entry: 'paragraph', fewest: 2, most: 2 })),
  carouselLabel: field('What the row of pictures is', label, 'Read out before the pictures.'),
  pictures: field(
    'Pictures',
    list(experiencePicture, pictures),
    'A row on a wide screen, a carousel on a phone.',
  ),
});
export type Experience = v.InferOutput<typeof experienceSchema>;

export const aboutSchema = v.strictObject({
  depth,
  heading: field('Heading', lockedLines('Rooted in Mexico.')),
  lead: field('First sentence', wordsBetween(20, 160), 'In large letters below the heading.'),
  text: field('Text', list(paragraph, { entry: 'paragraph', most: 4 })),
  fieldNote: fieldNote('Beside the picture of the ground.'),
  picture: pictureOf('4 / 9', '16 / 9'),
});
export type About = v.InferOutput<typeof aboutSchema>;
