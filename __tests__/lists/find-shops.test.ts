import { marksOf } from '@/content/lists/owner';
import { findShops, type Findable } from '@/lib/lists/find-shops';

const shop = (name: string, city: string, postalCode: string, owner = name): Findable => ({
  name,
  city,
  postalCode,
  owner,
});
const columbus = shop('One', 'Columbus', '43215');
const dublin = shop('Two', 'Dublin', '43017');
const jerseyCity = shop('Three', 'Jersey City', '07302');
const philadelphia = shop('Four', 'Philadelphia', '19103');
const sanJose = shop('Fünf', 'San José', '95113');
const chain = ['43201', '43202', '43203', '43204'].map((code) =>
  shop('Chain', 'Columbus', code, 'C'),
);
const shops = [columbus, dublin, jerseyCity, philadelphia, sanJose];

const namesOf = (typed: string, among: readonly Findable[] = shops) => {
  const { found, nearest } = findShops(among, typed);
  return [found, nearest].map((each) => each.map(({ name }) => name));
};

it('finds all where nothing is typed, and words by their beginnings, without accents and capitals', () => {
  expect(namesOf(' ')).toEqual([shops.map(({ name }) => name), []]);
  expect(namesOf('jose SAN')[0]).toEqual(['Fünf']);
  expect(namesOf('funf')[0]).toEqual(['Fünf']);
});

it('lets no owner stand alone: the nearest others are there too (27 CFR 6.98)', () => {
  expect(namesOf('Columbus')).toEqual([['One'], ['Two', 'Four', 'Three']]);
  expect(namesOf('432', [...chain, ...shops])).toEqual([
    ['Chain', 'Chain', 'Chain', 'Chain', 'One'],
    [],
  ]);
});

it('finds the three nearest of a postal code that has none, across the borders of states', () =>
  expect(namesOf('10001')[1]).toEqual(['Three', 'Four', 'Two']));

it('names another owner where the three nearest have one', () =>
  expect(namesOf('43205', [...chain, jerseyCity])).toEqual([
    [],
    ['Chain', 'Chain', 'Chain', 'Three'],
  ]));

it('finds nothing near a word that it does not know', () =>
  expect(namesOf('Atlantis')).toEqual([[], []]));

it('marks an owner only where names do not tell owners apart', () => {
  const named = (name: string, owner: string) => ({ name, owner });
  const list = [
    named('Own', 'Own LLC'),
    named('Same', 'One'),
    named('Same', 'Other'),
    named('Here', 'Both, Inc.'),
    named('There', 'both inc'),
  ];
  const [own, one, other, here, there] = list.map(marksOf(list));
  expect(own).toBeUndefined();
  expect(one).not.toBe(other);
  expect(here).toBe(there);
  for (const mark of [one, other, here]) expect(mark).toBeDefined();
});
