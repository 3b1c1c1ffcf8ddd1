import type { GenericSchema } from 'valibot';
import { keyOf } from '../../content/translated';
import { describe } from '../../content/schema/describe';
import { fieldsOf, whole, wordsOf, type Part } from '../../content/schema/twins';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';

/** Whether two entries are one that was renamed: half of their fields say the same. */
function isAlike(one: JsonRecord, other: JsonRecord): boolean {
  const names = Object.keys(one);
  const same = names.filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return same.length * 2 >= names.length;
}

/** For each entry of a list, the one before that it was: by what tells entries apart, or renamed. */
export function formerOf(
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
  key: string,
): (JsonRecord | undefined)[] {
  const has = (list: readonly JsonRecord[], entry: JsonRecord) =>
    list.find((each) => each[key] === entry[key]);
  const gone = before.filter((entry) => !has(after, entry));
  return after.map((entry) => has(before, entry) ?? gone.find((each) => isAlike(each, entry)));
}

const records = (value: Json | undefined) => (isList(value) ? value.filter(isRecord) : []);

/**
 * What a translation states, once entries of its English were moved, renamed, added or taken out. `words` may be any tree
 * of the same shape.
 */
export function follow(
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
        return [name, field ? follow(field, before[name], after[name], part) : part];
      }),
    );
  const key = hints.key ?? hints.entryLabel;
  const [old, now] = [records(before), records(after)];
  if (!entry || !key || now.length === 0 || typeof words !== 'object') return words;
  const former = formerOf(old, now, key);
  const moved = now.map((each, index) => {
    const was = former[index];
    const part = was && parts[hints.key ? keyOf(was) : old.indexOf(was)];
    return [each, part === undefined ? undefined : follow(entry, was, each, part)] as const;
  });
  return hints.key
    ? Object.fromEntries(
        moved.flatMap(([each, part]) => (part === undefined ? [] : [[keyOf(each), part]])),
      )
    : moved.map(([each, part]) => part ?? wordsOf(entry, whole(entry, each, undefined)));
}

/** A tree with something else at each end, by the names of `fieldsOf`. */
function replaced(words: unknown, leaf: (name: string) => unknown, path = ''): unknown {
  const isTree = isRecord(words as Json) || (Array.isArray(words) && words.some(isRecord));
  if (!isTree) return leaf(path);
  const inner = Object.entries(words as object).map(
    ([name, part]) => [name, replaced(part, leaf, path ? `${path}.${name}` : name)] as const,
  );
  return Array.isArray(words) ? inner.map(([, part]) => part) : Object.fromEntries(inner);
}

/** The same for what is noted of each part, by its name. */
export function followNotes(
  schema: GenericSchema,
  before: Json,
  after: Json,
  notes: Readonly<Record<string, string>>,
): Record<string, string> {
  const tree = replaced(wordsOf(schema, before), (name) => notes[name] ?? '');
  const isNoted = (part: Part): part is readonly [string, string] =>
    typeof part[1] === 'string' && part[1] !== '';
  return Object.fromEntries(fieldsOf(follow(schema, before, after, tree)).filter(isNoted));
}
