import { productNames } from '../brand';
import { language } from '../languages';
import { pages, type Page } from '../metadata';
import { pathIn } from '../routes';
import type { Shop } from '../schema/lists/shops';
import { readShops } from './addresses';
import { marksOf } from './owner';
import { shopsPath } from './paths';
import { states } from './states';
import { listsWords } from './words';

const { shops: words } = listsWords;

export const shopsWords = words;

/** Whether there are any: without them there is no page, and no link to it. */
export const hasShops = (): boolean => readShops().length > 0;

/** The page, as tabs, search engines and shared links know it. */
export const shopsPage: Page = {
  path: pathIn(language, shopsPath),
  englishPath: shopsPath,
  title: words.title,
  description: words.description,
  shareImage: pages.home.shareImage,
  isIndexed: true,
};

/** The link to it that stands beside Enquire. */
export const linkToShops = { label: words.link, href: shopsPage.path };

/** What the list says of a shop's goods. */
export const soldAt = ({ sells }: Shop): string =>
  sells === 'both' ? words.both : productNames[sells];

const countryNames = new Intl.DisplayNames(language.locale, { type: 'region' });
const inOrder = new Intl.Collator(language.locale, { sensitivity: 'base' }).compare;

function stateOf({ country, state = '' }: Shop): string {
  if (country !== 'US') return `${state}, ${countryNames.of(country)}`;
  const names = states[state];
  return names?.[language.code] ?? names?.en ?? state;
}

/** Shops of one city, or of one state: in the order of their names. */
export interface Group<Part> {
  readonly name: string;
  readonly parts: readonly Part[];
}

function groupsOf<Part>(parts: readonly Part[], nameOf: (part: Part) => string): Group<Part>[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const name = nameOf(part);
    const its = groups.get(name) ?? [];
    its.push(part);
    groups.set(name, its);
  }
  return [...groups]
    .sort(([one], [other]) => inOrder(one, other))
    .map(([name, its]) => ({ name, parts: its }));
}

/** All shops with a door: by state, then city, then name. */
export const shopsByState = (): readonly Group<Group<Shop>>[] =>
  groupsOf(
    readShops()
      .filter(({ kind }) => kind !== 'online')
      .sort((one, other) => inOrder(one.name, other.name)),
    stateOf,
  ).map(({ name, parts }) => ({ name, parts: groupsOf(parts, ({ city = '' }) => city) }));

/** Shops without one. */
export const onlineShops = (): readonly Shop[] =>
  readShops()
    .filter(({ kind }) => kind === 'online')
    .sort((one, other) => inOrder(one.name, other.name));

/**
 * A route to a shop, which the visitor's device opens in the map that it has: Google's Maps URLs, which need no key
 * (developers.google.com/maps/documentation/urls). Within the United States a street and a postal code are enough.
 */
export function directionsTo({ street, city, state, postalCode, country }: Shop): string {
  const place =
    country === 'US' ? [street, postalCode] : [street, city, state, postalCode, country];
  const destination = place.filter(Boolean).join(' ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

/** Tells owners apart on the page, which does not name them. */
export const ownerMarks = () => marksOf(readShops());
