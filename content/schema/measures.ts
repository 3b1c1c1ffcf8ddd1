import * as v from 'valibot';
import { field, list, words, wordsWith } from './text';

const fraction = (called: string) =>
  field(
    called,
    v.strictObject({
      alone: field('Alone', words, 'As in “half an ounce of”.'),
      added: field('After a whole number', words, 'As “a half” in “one and a half ounces of”.'),
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
  one: field('1 oz', words),
  many: field('More ounces', wordsWith('number')),
  oneAnd: field('1 oz and a fraction', wordsWith('fraction')),
  manyAnd: field('More ounces and a fraction', wordsWith('number', 'fraction')),
  numbers: field('Two to seven', list(words, { entry: 'number', fewest: 6, most: 6 })),
  millilitres: field('Millilitres', wordsWith('number')),
});
