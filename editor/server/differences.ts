/** Describes the differences between two versions of a form's words in plain language. */
import type { GenericSchema } from 'valibot';
import { isShared } from '../../content/schema/describe';
import { describe } from '../form/describe';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';
import { matchPrevious } from './match-entries';

/** Texts longer than this are cut in the list of changes (characters). */
const maxQuotedLength = 200;

const truncate = (text: string) =>
  text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)} …` : text;

const quote = (value: Json | undefined) => {
  if (value === undefined || value === '') return 'nothing';
  if (isList(value)) return `“${value.map(String).join(' / ')}”`;
  return typeof value === 'string' ? `“${truncate(value)}”` : String(value);
};

/** The differences between two versions of a list of records: entries added, removed, moved or changed. */
function listDifferences(
  schema: GenericSchema,
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
  isTranslated: boolean,
): string[] {
  const { entry, hints } = describe(schema);
  const key = hints.key ?? hints.entryLabel ?? '';
  const previous = matchPrevious(before, after, key);
  const entryLabel = (item: JsonRecord) => String(item[hints.entryLabel ?? key] ?? '');
  const remaining = before.filter((item) => previous.includes(item));
  const isMoved = remaining.some((item, index) => item !== previous.filter(Boolean)[index]);
  return [
    ...after.flatMap((item, index) => (previous[index] ? [] : [`“${entryLabel(item)}” added`])),
    ...before.flatMap((item) => (previous.includes(item) ? [] : [`“${entryLabel(item)}” removed`])),
    ...(isMoved && !isTranslated ? ['in another order'] : []),
    ...after.flatMap((item, index) => {
      const oldItem = previous[index];
      return oldItem && entry
        ? differences(entry, oldItem, item, isTranslated).map(
            (line) => `${entryLabel(item)} › ${line}`,
          )
        : [];
    }),
  ];
}

/** The differences between two texts by paragraph; a changed paragraph is quoted from four words before its first change. */
function textDifferences(before: string, after: string): string[] {
  const blocks = (text: string) => text.split(/\n{2,}/).map((block) => block.trim());
  const [oldBlocks, newBlocks] = [blocks(before), blocks(after)];
  const removed = oldBlocks.filter((block) => block && !newBlocks.includes(block));
  const added = newBlocks.filter((block) => block && !oldBlocks.includes(block));
  const lines = Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [oldValue, newValue] = [removed[index], added[index]];
    if (oldValue === undefined || newValue === undefined)
      return `${quote(oldValue)} is now ${quote(newValue)}`;
    const [oldWords, newWords] = [oldValue.split(' '), newValue.split(' ')];
    const firstDifference = oldWords.findIndex((word, at) => word !== newWords[at]);
    const from = Math.max(0, (firstDifference < 0 ? oldWords.length : firstDifference) - 4);
    const part = (all: readonly string[]) => `${from > 0 ? '… ' : ''}${all.slice(from).join(' ')}`;
    return `${quote(part(oldWords))} is now ${quote(part(newWords))}`;
  });
  return lines.length === 0 && before !== after ? ['its paragraphs are in another order'] : lines;
}

/** The differences between two versions of a field. For a translation, fields shared with the English are left out. */
export function differences(
  schema: GenericSchema,
  before: Json | undefined,
  after: Json | undefined,
  isTranslated = false,
): string[] {
  if (isTranslated && isShared(schema)) return [];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { label, kind, fields, entry, hints } = describe(schema);
  const withLabel = (lines: readonly string[]) =>
    lines.map((line) => [label, line].filter(Boolean).join(' › '));
  if (kind === 'record' && isRecord(before) && isRecord(after))
    return withLabel(
      fields.flatMap(([name, field]) =>
        differences(field, before[name], after[name], isTranslated),
      ),
    );
  const isListOfRecords = entry && describe(entry).kind === 'record';
  if (isListOfRecords && isList(before) && isList(after))
    return withLabel(
      listDifferences(schema, before.filter(isRecord), after.filter(isRecord), isTranslated),
    );
  if (hints.mdx && typeof before === 'string' && typeof after === 'string')
    return textDifferences(before, after);
  return [`${label}: ${quote(before)} is now ${quote(after)}`];
}
