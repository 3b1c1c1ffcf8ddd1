import { standardDrinks } from '../../lib/standard-drinks';
import { brand } from '../../content/brand';
import type { Measure } from '../../content/schema/serves';
import { isList, isRecord, type Json } from './json';

const isMeasure = (value: Json): value is Measure & { readonly [key: string]: Json } =>
  isRecord(value) && typeof value.ounces === 'number' && typeof value.kind === 'string';

/** What follows from an entry and is not typed. */
export function workedOut(called: string, item: Json): string[] {
  if (called !== 'serve' || !isRecord(item) || !isList(item.measures)) return [];
  const measures = item.measures.filter(isMeasure);
  return [`US standard drinks, worked out: ${standardDrinks(measures, brand.strength)}`];
}

/** The page that an entry has on the site, if it has one. */
export const pageOf = (called: string, item: Json): string | undefined =>
  called === 'serve' && isRecord(item) && typeof item.slug === 'string' && item.slug !== ''
    ? `/serves/${item.slug}`
    : undefined;
