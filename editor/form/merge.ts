import type { GenericSchema } from 'valibot';
import { describe } from './describe';
import { isList, isRecord, type Json, type JsonRecord } from './json';

const same = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A field that both have changed, each its own way. */
export interface Both {
  /** In the merged words. */
  readonly path: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

export interface Merged {
  /** Where both have changed something, mine. */
  readonly words: Json | undefined;
  readonly both: readonly Both[];
}

const join = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);

/** The field that tells entries of a list apart, where they are records. */
function keyIn(schema: GenericSchema | undefined) {
  const { entry, hints } = schema ? describe(schema) : {};
  const key = hints?.key ?? hints?.entryLabel;
  return entry && key !== undefined && describe(entry).kind === 'record'
    ? { entry, key }
    : undefined;
}

const keysOf = (list: readonly Json[], key: string) =>
  list.map((item) => (isRecord(item) ? String(item[key]) : ''));

const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** The order that somebody gave: mine, where I have changed it; entries that the other has added stand behind their neighbour. */
function orderOf(before: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const kept = before.filter((each) => mine.includes(each) && theirs.includes(each));
  const isMoved = (list: readonly string[]) =>
    !same(
      list.filter((each) => kept.includes(each)),
      kept,
    );
  const [first, second] = isMoved(theirs) && !isMoved(mine) ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [index, each] of second.entries())
    if (!order.includes(each)) order.splice(order.indexOf(second[index - 1] ?? '') + 1, 0, each);
  return { order, isMovedByBoth: isMoved(mine) && isMoved(theirs) && !same(mine, theirs) };
}

/** Lists of records, entry by entry. */
function mergeEntries(
  { entry, key }: { readonly entry: GenericSchema; readonly key: string },
  [before, mine, theirs]: readonly [readonly Json[], readonly Json[], readonly Json[]],
  path: string,
): Merged {
  const keys = [before, mine, theirs].map((list) => keysOf(list, key));
  const [old = [], my = [], their = []] = keys;
  const { order, isMovedByBoth } = orderOf(old, my, their);
  if (!keys.every(isUnique) || isMovedByBoth)
    return { words: mine, both: [{ path, mine, theirs }] };
  const words: Json[] = [];
  const both: Both[] = [];
  for (const each of order) {
    const merged = merge(
      entry,
      before[old.indexOf(each)],
      mine[my.indexOf(each)],
      theirs[their.indexOf(each)],
      join(path, words.length),
    );
    // What one has taken out and the other has changed is asked about in its place.
    const stays =
      merged.words ?? (merged.both.length > 0 ? theirs[their.indexOf(each)] : undefined);
    if (stays !== undefined) words.push(stays);
    both.push(...merged.both);
  }
  return { words, both };
}

/** Texts, paragraph by paragraph: what lies between two that are the same in all three is one piece. */
function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const blocks = (text: string) => text.split(/(?<=\n\n)(?=[^\n])/);
  const [old, my, their] = [blocks(before), blocks(mine), blocks(theirs)];
  const merged: string[] = [];
  let [at, myAt, theirAt] = [0, 0, 0];
  for (let next = 0; next <= old.length; next += 1) {
    const anchor = old[next];
    const [myNext, theirNext] =
      anchor === undefined
        ? [my.length, their.length]
        : [my.indexOf(anchor, myAt), their.indexOf(anchor, theirAt)];
    if (myNext < 0 || theirNext < 0) continue;
    const pieces = [old.slice(at, next), my.slice(myAt, myNext), their.slice(theirAt, theirNext)];
    const [was = [], myPiece = [], theirPiece = []] = pieces;
    if (same(was, myPiece)) merged.push(...theirPiece);
    else if (same(was, theirPiece) || same(myPiece, theirPiece)) merged.push(...myPiece);
    else return undefined;
    if (anchor !== undefined) merged.push(anchor);
    [at, myAt, theirAt] = [next + 1, myNext + 1, theirNext + 1];
  }
  return merged.join('');
}

function mergeRecords(
  schema: GenericSchema | undefined,
  [before, mine, theirs]: readonly [JsonRecord, JsonRecord, JsonRecord],
  path: string,
): Merged {
  const fields = new Map(schema ? describe(schema).fields : []);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map(
    (name) =>
      [
        name,
        merge(fields.get(name), before[name], mine[name], theirs[name], join(path, name)),
      ] as const,
  );
  const kept = parts.flatMap(([name, { words }]) => (words === undefined ? [] : [[name, words]]));
  return {
    words: Object.fromEntries(kept) as JsonRecord,
    both: parts.flatMap(([, { both }]) => both),
  };
}

/** Puts together what two people have made of the same words, field by field. */
export function merge(
  schema: GenericSchema | undefined,
  before: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path = '',
): Merged {
  if (same(mine, theirs) || same(before, theirs)) return { words: mine, both: [] };
  if (same(before, mine)) return { words: theirs, both: [] };
  if (isRecord(before) && isRecord(mine) && isRecord(theirs))
    return mergeRecords(schema, [before, mine, theirs], path);
  const entries = keyIn(schema);
  if (entries && isList(before) && isList(mine) && isList(theirs))
    return mergeEntries(entries, [before, mine, theirs], path);
  if (typeof before === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const isText = schema && describe(schema).hints.mdx;
    const merged = isText ? mergeTexts(before, mine, theirs) : undefined;
    if (merged !== undefined) return { words: merged, both: [] };
  }
  return { words: mine, both: [{ path, mine, theirs }] };
}
