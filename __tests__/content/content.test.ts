import { contents } from '@/content/contents';
import { anejo } from '@/content/home/products';
import { routes } from '@/content/routes';
import { findFaults } from '@/content/schema/content';
import { productSchema } from '@/content/schema/home';
import { routesSchema } from '@/content/schema/routes';
import { altText, wordTree } from '@/content/schema/text';
import { validateContent } from '@/content/validate';

const productFile = 'content/home/products.ts';

function faultsOfProduct(change: object) {
  return findFaults([{ file: productFile, schema: productSchema, value: { ...anejo, ...change } }]);
}

describe('the words of the site', () => {
  it('keep every rule', () => {
    expect(findFaults(contents)).toEqual([]);
  });

  it.each(['class', 'strength', 'advertiser'])(
    'stop the build when a product lacks its %s, naming file and field',
    (field) => {
      const faults = faultsOfProduct({ [field]: undefined });
      expect(faults).toEqual([`${productFile}: ${field} is missing`]);
      expect(() =>
        validateContent([
          { file: productFile, schema: productSchema, value: { ...anejo, [field]: undefined } },
        ]),
      ).toThrow(`${productFile}: ${field} is missing`);
    },
  );

  it('name the place of a fault inside a list', () => {
    const [nose, palate] = anejo.notes;
    expect(faultsOfProduct({ notes: [nose, palate, { term: 'Finish', detail: ' dry' }] })).toEqual([
      `${productFile}: notes.2.detail must not begin or end with a space`,
    ]);
  });

  it('refuse a strength that does not state volume and proof', () => {
    expect(faultsOfProduct({ strength: '40 %' })).toHaveLength(1);
  });
});

describe('the routes', () => {
  function faultsOfHome(change: object) {
    const value = { ...routes, home: { ...routes.home, ...change } };
    return findFaults([{ file: 'content/routes.ts', schema: routesSchema, value }]);
  }

  it('need a title of at most 60 characters', () => {
    expect(faultsOfHome({ title: 'a'.repeat(61) })).toEqual([
      'content/routes.ts: home.title must have 8 to 60 characters and has 61',
    ]);
    expect(faultsOfHome({ title: 'a'.repeat(60) })).toEqual([]);
  });

  it('need a description of 70 to 160 characters', () => {
    expect(faultsOfHome({ description: 'a'.repeat(69) })).toHaveLength(1);
    expect(faultsOfHome({ description: 'a'.repeat(161) })).toHaveLength(1);
  });

  it('need titles of their own', () => {
    expect(faultsOfHome({ title: routes.logo.title })).toEqual([
      'content/routes.ts: need a title of their own each',
    ]);
  });

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
    expect(findFaults([{ file: 'x', schema: altText, value: alt }])).not.toEqual([]);
  });
});

it('finds unfinished words at any depth', () => {
  const value = { form: { labels: ['Email', ''] } };
  expect(findFaults([{ file: 'x', schema: wordTree, value }])).toEqual([
    'x: form.labels.1 must not be empty',
  ]);
});
