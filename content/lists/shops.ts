import { productNames } from '../brand';
import { language } from '../languages';
import { pages, type Page } from '../metadata';
import { fill } from '../read';
import { pathIn } from '../routes';
import type { Shop } from '../schema/lists/shops';
import { readShops, statePages } from './addresses';
import { plainOwner } from './owner';
import { pathOfState, shopsFilePath, shopsPath } from './paths';
import type { StatePage } from './state-pages';
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

/** The file in which the search looks. */
export const shopsFile = pathIn(language, shopsFilePath);

/** The link to it that stands beside Enquire. */
export const linkToShops = { label: words.link, href: shopsPage.path };

/** What is said of a shop's goods, and that it is a bar. */
export const soldAt = ({ kind, sells }: Shop): string =>
  [
    ...(kind === 'bar' ? [words.bar] : []),
    sells === 'both' ? words.both : productNames[sells],
  ].join(' · ');

const countryNames = new Intl.DisplayNames(language.locale, { type: 'region' });
const inOrder = new Intl.Collator(language.locale, { sensitivity: 'base', numeric: true }).compare;

const isHere = ({ country }: Shop) => country === 'US';

function stateOf(shop: Shop): string {
  const { country, state = '' } = shop;
  if (!isHere(shop)) return `${state}, ${countryNames.of(country)}`;
  const names = states[state];
  return names?.[language.code] ?? names?.en ?? state;
}

/** A shop's whole address; nothing of an online shop. */
const wholeAddress = (shop: Shop): string | undefined => {
  const { street, city, state, postalCode } = shop;
  const end = isHere(shop) ? `${state} ${postalCode}` : `${postalCode}, ${stateOf(shop)}`;
  return street && `${street}, ${city}, ${end}`;
};

/** Its address where its city and its state stand above it. */
export const addressInCity = (shop: Shop): string | undefined =>
  isHere(shop) ? shop.street && `${shop.street}, ${shop.postalCode}` : wholeAddress(shop);

/** Shops of one city, or cities of one state, in the order of their names. */
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

const byName = (shops: readonly Shop[]) =>
  shops.toSorted((one, other) => inOrder(one.name, other.name));

/** Shops by city, then name. */
export const byCity = (shops: readonly Shop[]): readonly Group<Shop>[] =>
  groupsOf(byName(shops), ({ city = '' }) => city);

/** All shops with a door: by state, then city, then name. */
export const shopsByState = (): readonly Group<Group<Shop>>[] =>
  groupsOf(
    readShops().filter(({ kind }) => kind !== 'online'),
    stateOf,
  ).map(({ name, parts }) => ({ name, parts: byCity(parts) }));

/** Shops without one. */
export const onlineShops = (): readonly Shop[] =>
  byName(readShops().filter(({ kind }) => kind === 'online'));

/** A shop as the search finds and shows it, wherever it stands. */
export interface ListedShop {
  readonly name: string;
  readonly sold: string;
  readonly web?: string | undefined;
  readonly address?: string | undefined;
  /** By these it is found. */
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** Of the United States only: it says what is near. */
  readonly postalCode?: string | undefined;
  /** A number that tells its owner, whom the site does not name, from others. */
  readonly owner: number;
}

/** Some shops for the search; their owners have the same numbers each time. */
export function listed(shops: readonly Shop[]): readonly ListedShop[] {
  const owners = [...new Set(readShops().map(({ owner }) => plainOwner(owner)))];
  const numbers = new Map(owners.map((owner, at) => [owner, at]));
  return shops.map((shop) => {
    const { name, web, city, state, postalCode } = shop;
    return {
      name,
      sold: soldAt(shop),
      web,
      address: wholeAddress(shop),
      city,
      // Codes of other countries look like those of the United States, but lie elsewhere.
      ...(isHere(shop)
        ? { state: state && `${stateOf(shop)} ${state}`, postalCode }
        : { state: `${stateOf(shop)} ${postalCode}` }),
      owner: numbers.get(plainOwner(shop.owner)) ?? -1,
    };
  });
}

/** All shops: by state, city and name, online shops last. */
export const allListed = (): readonly ListedShop[] =>
  listed([
    ...shopsByState().flatMap(({ parts }) => parts.flatMap((city) => city.parts)),
    ...onlineShops(),
  ]);

/** A state's page, as tabs, search engines and shared links know it. */
export function pageOfState(of: StatePage): Page {
  const where = nameOfState(of);
  return {
    ...shopsPage,
    path: pathIn(language, pathOfState(of.slug)),
    englishPath: pathOfState(of.slug),
    title: fill(words.stateTitle, { where }),
    description: fill(words.stateDescription, { where }),
  };
}

/** The name of a state, and where it has several pages, which one. */
export function nameOfState({ shops: [shop], part, parts }: StatePage): string {
  const where = shop ? stateOf(shop) : '';
  return parts > 1 ? fill(words.part, { where, part, parts }) : where;
}

/** How many cities of a state are named beside it. */
const mostCities = 4;

/** A link to each state's page: how many places it has, and its cities with most of them. */
export const linksToStates = () =>
  statePages()
    .map((page) => {
      const cities = byCity(page.shops);
      const named = cities
        .toSorted((one, other) => other.parts.length - one.parts.length)
        .slice(0, mostCities)
        .map(({ name }) => name)
        .sort(inOrder)
        .join(', ');
      const more = cities.length - mostCities;
      return {
        label: nameOfState(page),
        href: pathIn(language, pathOfState(page.slug)),
        count: fill(words.places, { count: page.shops.length }),
        cities: more > 0 ? fill(words.cities, { cities: named, more }) : named,
      };
    })
    .sort((one, other) => inOrder(one.label, other.label));
