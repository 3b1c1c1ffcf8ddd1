/** @jest-environment node */
import { checkedFiles } from '@/content/checked-files';
import { heads } from '@/content/heads';
import { anejo } from '@/content/home/products';
import { routes } from '@/content/routes';
import { findProblems } from '@/content/schema/find-problems';
import { altText, wordTree } from '@/content/schema/text';
import { validateContent } from '@/content/validate';
import { contentWith, problemsWith } from './support/problems';

const productFile = 'content/home/products.ts';

describe('the words of the site', () => {
  it('keep every rule', () => {
    expect(findProblems(checkedFiles)).toEqual([]);
  });

  it.each(['class', 'strength'])(
    'stop the build when a product lacks its %s, naming file and field',
    (field) => {
      const changed = contentWith(productFile, `anejo.${field}`, undefined);
      const problem = `${productFile}: anejo.${field} is missing: write it`;
      expect(findProblems([changed])).toEqual([problem]);
      expect(() => validateContent([changed])).toThrow(problem);
    },
  );

  it('name a problem of the brand alone, not all the sentences that its name is in', () => {
    const wrong = contentWith('content/brand.ts', 'brand.name', 'A');
    const sentence = contentWith('content/chrome.ts', 'chrome.homeLink', '');
    expect(() => validateContent([sentence, wrong])).toThrow(
      /rules:\n {2}content\/brand\.ts: brand\.name must have 2 to 30 characters and has 1\n.*made of these.*$/,
    );
  });

  it('name the place of a problem inside a list', () => {
    const [nose, palate] = anejo.notes;
    const notes = [nose, palate, { term: 'Finish', detail: ' dry' }];
    expect(problemsWith(productFile, 'anejo.notes', notes)).toEqual([
      `${productFile}: anejo.notes.2.detail must not begin or end with a space`,
    ]);
  });

  it('refuse a strength that does not state volume and proof', () => {
    expect(problemsWith(productFile, 'anejo.strength', '40 %')).toHaveLength(1);
  });
});

describe('the heads of pages', () => {
  const file = 'content/heads.ts';

  it('need a title of at most 60 characters', () => {
    expect(problemsWith(file, 'heads.home.title', 'a'.repeat(61))).toEqual([
      `${file}: heads.home.title must have 8 to 60 characters and has 61`,
    ]);
    expect(problemsWith(file, 'heads.home.title', 'a'.repeat(60))).toEqual([]);
  });

  it('need a description of 70 to 160 characters', () => {
    expect(problemsWith(file, 'heads.home.description', 'a'.repeat(69))).toHaveLength(1);
    expect(problemsWith(file, 'heads.home.description', 'a'.repeat(161))).toHaveLength(1);
  });

  it('need titles of their own', () => {
    expect(problemsWith(file, 'heads.home.title', heads.logo.title)).toEqual([
      `${file}: heads.logo.title is “${heads.logo.title}”, as that of home: give each route its own`,
    ]);
  });
});

describe('the routes', () => {
  it('keep the letter case of the specification', () => {
    expect(Object.values(routes).map(({ path }) => path)).toEqual([
      '/',
      '/privacy-policy',
      '/termsOfUse',
      '/termsAndConditions',
      '/cookies',
      '/logo',
      '/404',
    ]);
  });
});

describe('alternative texts', () => {
  it.each(['', 'hero.jpg', 'Image of a bottle', 'bottle '])('may not be “%s”', (alt) => {
    expect(findProblems([{ file: 'x', schema: altText, value: alt }])).not.toEqual([]);
  });
});

it('finds unfinished words at any depth', () => {
  const value = { form: { labels: ['Email', ''] } };
  expect(findProblems([{ file: 'x', schema: wordTree, value }])).toEqual([
    'x: form.labels.1 must not be empty',
  ]);
});
