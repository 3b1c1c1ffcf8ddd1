import { isRecord, type Json } from '../form/json';

const same = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

export interface Merged {
  readonly words: Json | undefined;
  /** Fields that both have changed, each its own way. */
  readonly both: readonly string[];
}

/** Puts together what two people have made of the same words, field by field. */
export function merge(
  before: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  field = '',
): Merged {
  if (same(mine, theirs) || same(before, theirs)) return { words: mine, both: [] };
  if (same(before, mine)) return { words: theirs, both: [] };
  if (!isRecord(before) || !isRecord(mine) || !isRecord(theirs))
    return { words: mine, both: [field] };
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map(
    (name) => [name, merge(before[name], mine[name], theirs[name], join(field, name))] as const,
  );
  const kept = parts.flatMap(([name, { words }]) => (words === undefined ? [] : [[name, words]]));
  return {
    words: Object.fromEntries(kept) as Json,
    both: parts.flatMap(([, { both }]) => both),
  };
}

const join = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);
