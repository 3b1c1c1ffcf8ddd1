import type { Shop } from '../schema/lists/shops';
import { states } from './states';

/**
 * As many shops as stand on one page: with more, its first visit is beyond a text page's budget
 * (`scripts/bench/limits.ts`). A shop takes some 45 bytes of a page, `docs/decisions/lists.md` says how that was measured.
 */
export const mostOnPage = 100;

/** The page of one state's shops, or of a part of them where there are too many for one. */
export interface StatePage {
  readonly slug: string;
  /** Which part it is, from 1, and of how many. */
  readonly part: number;
  readonly parts: number;
  readonly shops: readonly Shop[];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** The same in every language: the state's English name, elsewhere the country's and the state's. */
function slugOf({ country, state = '' }: Shop): string {
  const name =
    country === 'US' ? (states[state]?.en ?? state) : `${countryNames.of(country)} ${state}`;
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Parts of nearly one length, none longer than a page. */
function partsOf(shops: readonly Shop[]): readonly (readonly Shop[])[] {
  const length = Math.ceil(shops.length / Math.ceil(shops.length / mostOnPage));
  return Array.from({ length: Math.ceil(shops.length / length) }, (_, at) =>
    shops.slice(at * length, (at + 1) * length),
  );
}

/** The pages of the states; none while all shops stand on one page. */
export function statePagesOf(shops: readonly Shop[]): readonly StatePage[] {
  if (shops.length <= mostOnPage) return [];
  const bySlug = new Map<string, Shop[]>();
  for (const shop of shops.filter(({ kind }) => kind !== 'online')) {
    const slug = slugOf(shop);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), shop]);
  }
  return [...bySlug].flatMap(([slug, its]) => {
    const byCity = its.toSorted((one, other) => compare(one.city ?? '', other.city ?? ''));
    return partsOf(byCity).map((part, at, { length }) => ({
      slug: at === 0 ? slug : `${slug}-${at + 1}`,
      part: at + 1,
      parts: length,
      shops: part,
    }));
  });
}
