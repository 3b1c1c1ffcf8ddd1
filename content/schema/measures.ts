import * as v from 'valibot';
import { field, listOf, plainText, textWith } from './text';

const fraction = (label: string) =>
  field(
    label,
    v.strictObject({
      alone: field('Alone', plainText, 'As in “half an ounce of”.'),
      added: field('After a whole number', plainText, 'As “a half” in “one and a half ounces of”.'),
    }),
  );

/** Measures as a voice reads them: it skips the sign of a fraction, or reads ½ as “one two”. */
export const spokenMeasures = v.strictObject({
  fractions: field(
    'Fractions',
    v.strictObject({
      quarter: fraction('¼'),
      third: fraction('⅓'),
      half: fraction('½'),
      twoThirds: fraction('⅔'),
      threeQuarters: fraction('¾'),
    }),
  ),
  one: field('1 oz', plainText),
  many: field('More ounces', textWith('number')),
  oneAnd: field('1 oz and a fraction', textWith('fraction')),
  manyAnd: field('More ounces and a fraction', textWith('number', 'fraction')),
  numbers: field(
    'Two to seven',
    listOf(plainText, { entry: 'number', minEntries: 6, maxEntries: 6 }),
  ),
  millilitres: field('Millilitres', textWith('number')),
});
