import { readFileSync } from 'node:fs';
import type * as Measures from '@/lib/measures';

/** The visible and the read-out form of measures, in a language. */
async function measuresIn(code: string): Promise<typeof Measures> {
  const words: unknown = JSON.parse(readFileSync(`content/words/${code}/home/serves.json`, 'utf8'));
  jest.resetModules();
  jest.doMock('@/content/words/en/home/serves.json', () => words);
  return import('@/lib/measures');
}

it.each([
  [0.25, '¼', 'a quarter of an ounce of', 'un cuarto de onza de'],
  [0.33, '⅓', 'a third of an ounce of', 'un tercio de onza de'],
  [0.5, '½', 'half an ounce of', 'media onza de'],
  [0.66, '⅔', 'two thirds of an ounce of', 'dos tercios de onza de'],
  [0.67, '⅔', 'two thirds of an ounce of', 'dos tercios de onza de'],
  [0.75, '¾', 'three quarters of an ounce of', 'tres cuartos de onza de'],
  [1, '1', 'one ounce of', 'una onza de'],
  [1.25, '1¼', 'one and a quarter ounces of', 'una onza y un cuarto de'],
  [1.33, '1⅓', 'one and a third ounces of', 'una onza y un tercio de'],
  [1.5, '1½', 'one and a half ounces of', 'una onza y media de'],
  [2, '2', 'two ounces of', 'dos onzas de'],
  [2.75, '2¾', 'two and three quarters ounces of', 'dos onzas y tres cuartos de'],
  [7.25, '7¼', 'seven and a quarter ounces of', 'siete onzas y un cuarto de'],
  [0.3, '0.3', '0.3 ounces of', '0.3 onzas de'],
  [2.4, '2.4', '2.4 ounces of', '2.4 onzas de'],
])('%d ounces are written %s and read out as “%s”, “%s”', async (ounces, written, english, es) => {
  const inEnglish = await measuresIn('en');
  expect(inEnglish.formatOunces(ounces)).toBe(written);
  expect(inEnglish.sayOunces(ounces)).toBe(english);
  expect((await measuresIn('es')).sayOunces(ounces)).toBe(es);
});

it.each([
  [0.25, '7.5'],
  [0.3, '9'],
  [0.33, '10'],
  [0.67, '20'],
  [1.5, '45'],
])('%d ounces are %s millilitres, as a bar pours them', async (ounces, written) => {
  const { formatMillilitres, sayMillilitres } = await measuresIn('en');
  expect(formatMillilitres(ounces)).toBe(written);
  expect(sayMillilitres(ounces)).toBe(`${written} millilitres of`);
});
