import type { ListedShop } from '@/content/lists/shops';
import { findShops, mostFound, nearestOthers, searchable } from '@/lib/lists/find-shops';
import { postalAreas as areas } from '@/lib/lists/postal-areas';

const owners = new Map<string, number>();
const numberOf = (owner: string) => owners.get(owner) ?? owners.set(owner, owners.size).size - 1;

const shop = (name: string, city: string, postalCode: string, owner = name): ListedShop => ({
  name,
  sold: 'Plata',
  city,
  postalCode,
  owner: numberOf(owner),
});
const columbus = { ...shop('One', 'Columbus', '43215'), state: 'Ohio OH' };
const dublin = { ...shop('Two', 'Dublin', '43017'), state: 'Ohio OH' };
const jerseyCity = shop('Three', 'Jersey City', '07302');
const philadelphia = shop('Four', 'Philadelphia', '19103');
const sanJose = shop('Fünf', 'San José', '95113');
const chain = ['43201', '43202', '43203', '43204'].map((code) =>
  shop('Chain', 'Columbus', code, 'C'),
);
const shops = [columbus, dublin, jerseyCity, philadelphia, sanJose];

const namesOf = (typed: string, among: readonly ListedShop[] = shops) => {
  const { found, nearest } = findShops(searchable({ shops: among, areas }), typed);
  return [found, nearest].map((each) => each.map(({ name }) => name));
};

it('finds words by their beginnings, without accents and capitals', () => {
  expect(namesOf('jose SAN')[0]).toEqual(['Fünf']);
  expect(namesOf('funf')[0]).toEqual(['Fünf']);
});

it('finds a state by its name and its code', () => {
  expect(namesOf('Ohio')).toEqual([['One', 'Two'], []]);
  expect(namesOf('Dublin, OH')[0]).toEqual(['Two']);
});

it('lets no owner stand alone: the nearest others are there too (27 CFR 6.98)', () => {
  expect(namesOf('Columbus')).toEqual([['One'], ['Two', 'Four', 'Three']]);
  expect(namesOf('432', [...chain, ...shops])).toEqual([
    ['Chain', 'Chain', 'Chain', 'Chain', 'One'],
    [],
  ]);
  const many = Array.from({ length: mostFound }, () => shop('Chain', 'Columbus', '43201', 'C'));
  expect(namesOf('Columbus', [...many, columbus, dublin])[1]).toEqual(['One', 'Two']);
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

it('shows the first of many, and says how many there are', () => {
  const many = Array.from({ length: 100 }, (_, at) => shop(`Shop ${at}`, 'Austin', '78701'));
  const { found, count } = findShops(searchable({ shops: many, areas }), 'Austin');
  expect([found.length, count]).toEqual([mostFound, 100]);
});

it('puts the nearest beside a page whose shops have one owner, and nobody beside others', () => {
  const list = { shops: [...chain, ...shops], areas };
  expect(nearestOthers(list, chain)).toEqual([columbus, dublin, philadelphia]);
  expect(nearestOthers(list, [columbus, dublin])).toEqual([]);
});
