import * as v from 'valibot';
import { productNames, type ProductKey } from '../../brand';
import { plainOwner } from '../../lists/owner';
import { states } from '../../lists/states';
import { secureAddress } from '../address';
import { field, textOfLength } from '../text';
import { day } from './dates';
import { lawfulOfShops } from './law';
import { describeList, ruleOf, type Entry } from './list';

const fact = (shortest: number, longest: number) =>
  v.pipe(textOfLength(shortest, longest), lawfulOfShops);

const products = Object.keys(productNames) as [ProductKey, ...ProductKey[]];

const fields = v.strictObject({
  name: field('Name', fact(2, 60), 'As it stands above the door, and nothing more.'),
  kind: field('Kind', v.picklist(['shop', 'bar', 'online'])),
  street: v.exactOptional(field('Street', fact(2, 80), 'With the number. Not of an online shop.')),
  city: v.exactOptional(field('City', fact(2, 60))),
  state: v.exactOptional(
    field('State', fact(2, 60), 'In two letters in the United States, as in OH.'),
  ),
  postalCode: v.exactOptional(field('Postal code', fact(3, 12), 'As in 43215.')),
  country: field(
    'Country',
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a code of two letters, as in US')),
    'In two letters: US.',
  ),
  web: v.exactOptional(
    field('Web address', v.pipe(secureAddress, lawfulOfShops), 'With https://.'),
  ),
  sells: field('Sells', v.picklist(['both', ...products]), 'plata, anejo or both.'),
  checked: field('Checked on', day, 'The day on which somebody made sure of all this.'),
  owner: field(
    'Owner',
    textOfLength(2, 80),
    'Who owns it; a chain’s shops have one owner. It is not shown.',
  ),
});
export type Shop = v.InferOutput<typeof fields>;

const isOnline = ({ kind }: Shop) => kind === 'online';
const isHere = ({ country }: Shop) => country === 'US';

const entrySchema = v.pipe(
  fields,
  ...(['street', 'city', 'state', 'postalCode'] as const).map((name) =>
    ruleOf<Shop>(
      name,
      (shop) => isOnline(shop) || shop[name] !== undefined,
      'is missing: people are to find the door',
    ),
  ),
  ruleOf<Shop>(
    'web',
    (shop) => !isOnline(shop) || shop.web !== undefined,
    'is missing: an online shop is nowhere else',
  ),
  ruleOf<Shop>(
    'state',
    (shop) => !isHere(shop) || shop.state === undefined || shop.state in states,
    ({ state }) => `must be one of the two-letter codes, as in OH, and is “${state}”`,
  ),
  ruleOf<Shop>(
    'postalCode',
    (shop) =>
      !isHere(shop) || shop.postalCode === undefined || /^\d{5}(?:-\d{4})?$/.test(shop.postalCode),
    ({ postalCode }) => `must have five digits, as in 43215, and is “${postalCode}”`,
  ),
);

const key = (entry: Entry, names: readonly string[]) =>
  names
    .map((name) => `${entry[name] ?? ''}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .join('|');

/** Shops, bars and online shops that sell the two. */
export const shopList = describeList({
  name: 'shops',
  label: 'Where to buy',
  entry: 'shop',
  by: 'name',
  maxEntries: 5000,
  entrySchema,
  problemOfAll: (shops) =>
    shops.length > 0 &&
    new Set((shops as readonly Shop[]).map(({ owner }) => plainOwner(owner))).size < 2
      ? 'must have shops of two owners or more, who are not tied to one another, or none (27 CFR 6.98)'
      : undefined,
  keys: [
    (entry) => key(entry, ['name', 'street', 'postalCode', 'web']),
    (entry) => key(entry, ['name', 'postalCode']),
  ],
  mend: (row) => {
    const { country = '', postalCode = '', state = '' } = row;
    const inStates = !country || /^(?:us|usa|united states)$/i.test(country);
    return {
      ...row,
      country: inStates ? 'US' : country.toUpperCase(),
      // A spreadsheet takes the 0 of New England away.
      ...(inStates && /^\d{4}$/.test(postalCode) ? { postalCode: `0${postalCode}` } : {}),
      ...(inStates && state.length === 2 ? { state: state.toUpperCase() } : {}),
    };
  },
  seenAt: '/where-to-buy',
  late: {
    label: 'not checked for six months',
    of: (shops, today) => uncheckedShops(shops as readonly Shop[], today),
  },
});

/** How long an entry holds before somebody has to look again. */
const monthsItHolds = 6;

/** Shops that nobody has checked for six months. */
export function uncheckedShops(shops: readonly Shop[], today = new Date()): readonly Shop[] {
  const since = new Date(today);
  since.setUTCMonth(since.getUTCMonth() - monthsItHolds);
  return shops.filter(({ checked }) => checked < since.toISOString().slice(0, 10));
}
