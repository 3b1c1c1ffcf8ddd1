import type { GenericSchema } from 'valibot';
import { describe } from './describe';

/** The place of a field as the form names it: `list.2.glass` is “Serves › serve 3 › Glass”. */
export function inWords(schema: GenericSchema, place: string): string {
  const [part, ...rest] = place.split('.');
  if (!part) return '';
  const { fields, entry, hints } = describe(schema);
  const next = entry ?? fields.find(([name]) => name === part)?.[1];
  if (!next) return place;
  const called = entry ? `${hints.entry ?? 'entry'} ${Number(part) + 1}` : describe(next).label;
  return [called, inWords(next, rest.join('.'))].filter(Boolean).join(' › ');
}
