import * as v from 'valibot';
import { field, label, name, sentence, wordsBetween, wordsWith } from './text';

export const pressKitSchema = v.strictObject({
  terms: field(
    'Before facts of the house',
    v.strictObject({
      distillery: field('Distillery', name),
      bottleSizes: field('Sizes of bottles', name),
      importer: field('Importer', name),
    }),
    'Below the two tequilas. A fact that the brand has not given is left out.',
  ),
  label: field('What the list of files is', label, 'Read out before it.'),
  factSheet: field('What the sheet of facts is', label, 'At its top, and its title.'),
  factSheetIn: field(
    'Link to it',
    wordsWith('language'),
    '{language} becomes the language that the sheet is in.',
  ),
  licence: field(
    'What may be done with the files',
    wordsBetween(40, 300),
    'Above them, and in the archive. Let counsel agree to a change.',
  ),
  archive: field('Link to all files in one', label),
  pictures: field(
    'Pictures',
    v.strictObject({
      'plata-cut': field('Plata alone', label),
      'anejo-cut': field('Añejo alone', label),
      'plata-setting': field('Plata in its place', label),
      'anejo-setting': field('Añejo in its place', label),
      'hero-wide': field('Añejo in the field', label),
    }),
  ),
  size: field(
    'Size of a picture',
    wordsWith('width', 'height', 'paperWidth', 'paperHeight', 'density'),
    'Pixels, then millimetres in print.',
  ),
  logos: field(
    'Logos',
    v.strictObject({
      logo: field('Both', label),
      mark: field('The mark alone', label),
      wordmark: field('The name alone', label),
    }),
  ),
  on: field(
    'After a logo',
    v.strictObject({
      light: field('For light grounds', label),
      dark: field('For dark grounds', label),
    }),
  ),
  vector: field('Size of a logo', sentence),
});
export type PressKitWords = v.InferOutput<typeof pressKitSchema>;
