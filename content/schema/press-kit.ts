import * as v from 'valibot';
import { field, labelText, nameText, sentenceText, textOfLength, textWith } from './text';

export const pressKitSchema = v.strictObject({
  terms: field(
    'Before facts of the house',
    v.strictObject({
      distillery: field('Distillery', nameText),
      bottleSizes: field('Sizes of bottles', nameText),
      importer: field('Importer', nameText),
    }),
    'Below the two tequilas. A fact that the brand has not given is left out.',
  ),
  label: field('What the list of files is', labelText, 'Read out before it.'),
  factSheet: field('What the sheet of facts is', labelText, 'At its top, and its title.'),
  factSheetIn: field(
    'Link to it',
    textWith('language'),
    '{language} becomes the language that the sheet is in.',
  ),
  licence: field(
    'What may be done with the files',
    textOfLength(40, 300),
    'Above them, and in the archive. Let counsel agree to a change.',
  ),
  archive: field('Link to all files in one', labelText),
  pictures: field(
    'Pictures',
    v.strictObject({
      'plata-cut': field('Plata alone', labelText),
      'anejo-cut': field('Añejo alone', labelText),
      'plata-setting': field('Plata in its place', labelText),
      'anejo-setting': field('Añejo in its place', labelText),
      'hero-wide': field('Añejo in the field', labelText),
    }),
  ),
  size: field(
    'Size of a picture',
    textWith('width', 'height', 'paperWidth', 'paperHeight', 'density'),
    'Pixels, then millimetres in print.',
  ),
  logos: field(
    'Logos',
    v.strictObject({
      logo: field('Both', labelText),
      mark: field('The mark alone', labelText),
      wordmark: field('The name alone', labelText),
    }),
  ),
  on: field(
    'After a logo',
    v.strictObject({
      light: field('For light grounds', labelText),
      dark: field('For dark grounds', labelText),
    }),
  ),
  vector: field('Size of a logo', sentenceText),
});
export type PressKitWords = v.InferOutput<typeof pressKitSchema>;
