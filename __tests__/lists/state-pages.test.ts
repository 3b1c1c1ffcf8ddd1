import { mostOnPage, statePagesOf } from '@/content/lists/state-pages';
import type { Shop } from '@/content/schema/lists/shops';

const shopsIn = (state: string, count: number, country = 'US') =>
  Array.from({ length: count }, (_, at): Shop => ({
    name: `Shop ${at}`,
    kind: 'shop',
    street: `${at} Main`,
    city: `City ${String.fromCharCode(90 - (at % 26))}`,
    state,
    postalCode: '43215',
    country,
    sells: 'both',
    checked: '2026-11-01',
    owner: `Owner ${at}`,
  }));
const pagesOf = (shops: readonly Shop[]) =>
  statePagesOf(shops).map(({ slug, part, parts, shops: its }) => [slug, part, parts, its.length]);

it('has no pages of states while one page holds all shops', () =>
  expect(pagesOf(shopsIn('OH', mostOnPage))).toEqual([]));

it('has a page for each state, and parts of one that is too long, from city to city', () => {
  const shops = [
    ...shopsIn('NY', 2 * mostOnPage + 1),
    ...shopsIn('Nuevo León', 1, 'MX'),
    { ...shopsIn('OH', 1)[0], kind: 'online' } as Shop,
  ];
  const length = (2 * mostOnPage + 1) / 3;
  expect(pagesOf(shops)).toEqual([
    ['new-york', 1, 3, Math.ceil(length)],
    ['new-york-2', 2, 3, Math.ceil(length)],
    ['new-york-3', 3, 3, 2 * mostOnPage + 1 - 2 * Math.ceil(length)],
    ['mexico-nuevo-leon', 1, 1, 1],
  ]);
  const cities = statePagesOf(shops).flatMap(({ shops: its }) => its.map(({ city = '' }) => city));
  expect(cities.slice(0, -1)).toEqual(cities.slice(0, -1).sort());
});
