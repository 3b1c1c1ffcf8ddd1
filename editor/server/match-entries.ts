/** Matches list entries across two versions, so that translations can follow entries that were moved or renamed. */
import type { GenericSchema } from 'valibot';
import { keyOf } from '../../content/translated';
import { describe } from '../../content/schema/describe';
import { fieldsOf, whole, wordsOf, type Part } from '../../content/schema/twins';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';

/** Whether an entry without a match may be this one under a new key: at least half of the fields are equal. */
function isAlike(one: JsonRecord, other: JsonRecord): boolean {
  const names = Object.keys(one);
  const equal = names.filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return equal.length * 2 >= names.length;
}

/** For each entry of `after`, the entry of `before` that it was: matched by its key, or by equal fields if renamed. */
export function matchPrevious(
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
  key: string,
): (JsonRecord | undefined)[] {
  const findIn = (list: readonly JsonRecord[], entry: JsonRecord) =>
    list.find((each) => each[key] === entry[key]);
  const unmatched = before.filter((entry) => !findIn(after, entry));
  return after.map(
    (entry) => findIn(before, entry) ?? unmatched.find((each) => isAlike(each, entry)),
  );
}

const records = (value: Json | undefined) => (isList(value) ? value.filter(isRecord) : []);

/**
 * A translation, rearranged after entries of its English were moved, renamed, added or removed. `words` may be any tree
 * of the same shape.
 */
export function alignTranslation(
  schema: GenericSchema,
  before: Json | undefined,
  after: Json | undefined,
  words: unknown,
): unknown {
  const { fields, entry, hints } = describe(schema);
  const parts = Object(words);
  if (isRecord(before) && isRecord(after))
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => {
        const field = fields.find(([each]) => each === name)?.[1];
        return [name, field ? alignTranslation(field, before[name], after[name], part) : part];
      }),
    );
  const key = hints.key ?? hints.entryLabel;
  const [oldItems, newItems] = [records(before), records(after)];
  if (!entry || !key || newItems.length === 0 || typeof words !== 'object') return words;
  const previous = matchPrevious(oldItems, newItems, key);
  const moved = newItems.map((each, index) => {
    const oldItem = previous[index];
    const part = oldItem && parts[hints.key ? keyOf(oldItem) : oldItems.indexOf(oldItem)];
    return [
      each,
      part === undefined ? undefined : alignTranslation(entry, oldItem, each, part),
    ] as const;
  });
  return hints.key
    ? Object.fromEntries(
        moved.flatMap(([each, part]) => (part === undefined ? [] : [[keyOf(each), part]])),
      )
    : moved.map(([each, part]) => part ?? wordsOf(entry, whole(entry, each, undefined)));
}

/** Replaces each leaf of a tree. Leaves are named as by `fieldsOf`. */
function mapLeaves(words: unknown, leaf: (name: string) => unknown, path = ''): unknown {
  const isTree = isRecord(words as Json) || (Array.isArray(words) && words.some(isRecord));
  if (!isTree) return leaf(path);
  const inner = Object.entries(words as object).map(
    ([name, part]) => [name, mapLeaves(part, leaf, path ? `${path}.${name}` : name)] as const,
  );
  return Array.isArray(words) ? inner.map(([, part]) => part) : Object.fromEntries(inner);
}

/** Rearranges the digests of the English that each part was translated from, as `alignTranslation` does the words. */
export function alignSourceDigests(
  schema: GenericSchema,
  before: Json,
  after: Json,
  digests: Readonly<Record<string, string>>,
): Record<string, string> {
  const tree = mapLeaves(wordsOf(schema, before), (name) => digests[name] ?? '');
  const hasDigest = (part: Part): part is readonly [string, string] =>
    typeof part[1] === 'string' && part[1] !== '';
  return Object.fromEntries(
    fieldsOf(alignTranslation(schema, before, after, tree)).filter(hasDigest),
  );
}
