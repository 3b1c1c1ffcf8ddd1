import { statePages } from '@/content/lists/addresses';
import { linksToStates, listed, pageOfState } from '@/content/lists/shops';
import { mostOnPage } from '@/content/lists/state-pages';
import type { Shop } from '@/content/schema/lists/shops';

const shopIn = (state: string, city: string, country = 'US'): Shop => ({
  name: 'Shop',
  kind: 'bar',
  street: '1 Main',
  city,
  state,
  postalCode: '44100',
  country,
  sells: 'both',
  checked: '2026-11-01',
  owner: 'Owner',
});
const mockShops = [
  shopIn('NM', 'Taos'),
  shopIn('Jalisco', 'Tequila', 'MX'),
  ...Array.from({ length: mostOnPage + 1 }, (_, at) => shopIn('TX', `City ${at % 6}`)),
];
jest.mock('@/content/lists/read-list', () => ({ readList: () => mockShops }));

it('links to the page of each state, under its own name, with its cities', () => {
  expect(linksToStates().map(({ label, href, cities }) => [label, href, cities])).toEqual([
    ['Jalisco, Mexico', '/where-to-buy/mexico-jalisco', 'Tequila'],
    ['New Mexico', '/where-to-buy/new-mexico', 'Taos'],
    ['Texas, 1 of 2', '/where-to-buy/texas', 'City 0, City 1, City 2'],
    ['Texas, 2 of 2', '/where-to-buy/texas-2', 'City 3, City 4, City 5'],
  ]);
  expect(statePages().map(pageOfState)[0]?.title).toBe('Where to buy in New Mexico · Aurífera');
});

it('takes the codes of the United States alone for near', () =>
  expect(listed(mockShops.slice(0, 2)).map(({ postalCode }) => postalCode)).toEqual([
    '44100',
    undefined,
  ]));
