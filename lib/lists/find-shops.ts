import type { ListedShop } from '@/content/lists/shops';
import { distance } from './distance';

/** The file in which the search looks: all shops, and where the areas of postal codes lie. */
export interface ShopsFile {
  readonly shops: readonly ListedShop[];
  readonly areas: string;
}

/** The same with the words by which each shop is found. */
export interface Searchable {
  readonly shops: readonly (ListedShop & { readonly words: readonly string[] })[];
  readonly areas: string;
}

/** How many of other owners stand beside an answer that would name one owner alone, or none. */
const mostNearest = 3;

/** How many of what is found are shown: who types on sees the rest. */
export const mostFound = 60;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Works out once by which words each shop is found. */
export const searchable = ({ shops, areas }: ShopsFile): Searchable => ({
  areas,
  shops: shops.map((shop) => ({
    ...shop,
    words: wordsOf([shop.name, shop.city, shop.state, shop.postalCode].join(' ')),
  })),
});

/** The first five digits of a typed postal code, or its beginning of three digits or more. */
const postalCodeIn = (typed: string) => /^\s*(\d{3,5})(?:-\d{0,4})?\s*$/.exec(typed)?.[1];

const ownersOf = (shops: readonly ListedShop[]) => new Set(shops.map(({ owner }) => owner));

const postalCodeOf = (shops: readonly ListedShop[]) =>
  shops.find(({ postalCode }) => postalCode)?.postalCode;

/**
 * Those who have to stand beside some shops, because an advertisement may name no owner alone (27 CFR 6.98): the
 * nearest of other owners, of at least two if there would be nobody else; nobody beside shops of two owners.
 * @param middle the postal code from which they are near, by default that of the first of the shops
 */
export function nearestOthers<Shop extends ListedShop>(
  { shops, areas }: { readonly shops: readonly Shop[]; readonly areas: string },
  named: readonly ListedShop[],
  middle = postalCodeOf(named),
): readonly Shop[] {
  const owners = ownersOf(named);
  if (owners.size > 1) return [];
  const others = shops
    .filter(({ owner }) => !owners.has(owner))
    .map((shop) => ({ shop, far: middle ? distance(areas, middle, shop.postalCode ?? '') : 0 }))
    .sort((one, other) => one.far - other.far || 0)
    .map(({ shop }) => shop);
  const nearest = others.slice(0, mostNearest);
  const isAlone = owners.size === 0 && ownersOf(nearest).size === 1;
  const another = isAlone ? others.find(({ owner }) => owner !== nearest[0]?.owner) : undefined;
  return another ? [...nearest, another] : nearest;
}

/**
 * The shops whose name, city, state or postal code begins as typed, word by word, and the nearest others where these
 * have to stand beside them, or where a postal code finds nothing.
 */
export function findShops(
  list: Searchable,
  typed: string,
): {
  /** How many are found in all. */
  readonly count: number;
  readonly found: readonly ListedShop[];
  readonly nearest: readonly ListedShop[];
} {
  const words = wordsOf(typed);
  const all = list.shops.filter((shop) =>
    words.every((word) => shop.words.some((each) => each.startsWith(word))),
  );
  const found = all.slice(0, mostFound);
  const code = postalCodeIn(typed)?.padEnd(5, '0');
  const hasMiddle = found.length > 0 || code !== undefined;
  return {
    count: all.length,
    found,
    nearest: hasMiddle ? nearestOthers(list, found, code) : [],
  };
}
