import { placeOf } from './postal-areas';

/** The data by which a shop is found. */
export interface Findable {
  readonly name: string;
  readonly city: string;
  readonly postalCode: string;
  readonly owner: string;
}

/** How many of other owners stand beside an answer that would name one owner alone, or none. */
const mostNearest = 3;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const inRadians = Math.PI / 180;

/** How far apart the areas of two codes are, in degrees of latitude; within one area, how far the codes are. */
function distance(one: string, other: string): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const across = (from.longitude - to.longitude) * Math.cos(from.latitude * inRadians);
  const codes = Math.abs(Number(one.slice(0, 5)) - Number(other.slice(0, 5)));
  return Math.hypot(across, from.latitude - to.latitude) + codes / 1e7;
}

/** The first five digits of a typed postal code, or its beginning of three digits or more. */
const postalCodeIn = (typed: string) => /^\s*(\d{3,5})(?:-\d{0,4})?\s*$/.exec(typed)?.[1];

/** Where an answer stands: the code that was typed, else that of what was found first. */
const middleOf = (typed: string, found: readonly Findable[]) =>
  postalCodeIn(typed)?.padEnd(5, '0') ?? found.find(({ postalCode }) => postalCode)?.postalCode;

/**
 * The shops whose city, name or postal code begins as typed, word by word. An advertisement may name no owner alone
 * (27 CFR 6.98): then, and where a postal code finds nothing, the nearest others are there too.
 */
export function findShops<Shop extends Findable>(
  shops: readonly Shop[],
  typed: string,
): { readonly found: readonly Shop[]; readonly nearest: readonly Shop[] } {
  const words = plain(typed).split(' ').filter(Boolean);
  const found = shops.filter((shop) => {
    const its = plain(`${shop.name} ${shop.city} ${shop.postalCode}`).split(' ');
    return words.every((word) => its.some((each) => each.startsWith(word)));
  });
  const owners = new Set(found.map(({ owner }) => owner));
  if (owners.size > 1) return { found, nearest: [] };
  const middle = middleOf(typed, found);
  if (found.length === 0 && middle === undefined) return { found, nearest: [] };
  const others = shops
    .filter(({ owner }) => !owners.has(owner))
    .map((shop) => ({ shop, far: middle ? distance(middle, shop.postalCode) : 0 }))
    .sort((one, other) => one.far - other.far || 0)
    .map(({ shop }) => shop);
  const nearest = others.slice(0, mostNearest);
  // Nothing was found, and all that is near has one owner.
  const isAlone = found.length === 0 && new Set(nearest.map(({ owner }) => owner)).size === 1;
  const another = isAlone ? others.find(({ owner }) => owner !== nearest[0]?.owner) : undefined;
  return { found, nearest: another ? [...nearest, another] : nearest };
}
