import * as v from 'valibot';
import { productNames } from '../product-names';
import { pictureName } from './address';
import { altText, depth, distinctList, headingLines, words, wordsBetween } from './text';

const kinds = ['plata', 'anejo', 'citrus', 'sweet', 'soda', 'coffee'] as const;

const measure = v.strictObject({
  ounces: v.pipe(v.number(), v.minValue(0.25), v.maxValue(8)),
  of: words,
  kind: v.picklist(kinds),
  abv: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
const measures = distinctList(measure, ({ of }) => of);

const serve = v.strictObject({
  name: wordsBetween(2, 40),
  spirit: v.picklist(Object.values(productNames)),
  glass: wordsBetween(2, 40),
  measures,
  method: v.pipe(distinctList(wordsBetween(10, 110)), v.length(2, 'must be two lines')),
  picture: v.strictObject({ name: pictureName, alt: altText }),
});

export const servesSchema = v.strictObject({
  depth,
  heading: headingLines,
  how: words,
  carouselLabel: words,
  standardDrinks: words,
  list: v.pipe(
    distinctList(serve, ({ name }) => name),
    v.minLength(
      6,
      ({ input }) => `must be six or more, so that the loop is real, and are ${input.length}`,
    ),
  ),
});
