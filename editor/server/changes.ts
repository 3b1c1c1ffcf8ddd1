/** What two versions of the content differ in, in plain words. */
import type { GenericSchema } from 'valibot';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import { sourcesFile } from '../../content/schema/sources';
import { isShared } from '../../content/schema/describe';
import type { Changes } from '../api';
import { describe } from '../form/describe';
import { formAt, type EditorForm } from '../form/find-form';
import { isList, isRecord, type Json, type JsonRecord } from '../form/json';
import { labelOf, labels, placeOf } from './labels';
import { formerOf } from './follow';
import { unpublishedPictures } from './unused-pictures';
import { findRemote } from './remote';
import { changedFiles, findObstacle } from './repository';
import { readSavers } from './savers';
import { isTranslation, nameOf, readAt, readSaved, storedIn, type Read } from './stored';
import { missingInWords, olderInWords } from './translations';

/** As much of a long text as one reads in a list. */
const longest = 200;

const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);

const quoted = (value: Json | undefined) => {
  if (value === undefined || value === '') return 'nothing';
  if (isList(value)) return `“${value.map(String).join(' / ')}”`;
  return typeof value === 'string' ? `“${clipped(value)}”` : String(value);
};

/** What two versions of a list of records differ in: added, removed, moved, changed. */
function listDifferences(
  schema: GenericSchema,
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
  isTranslated: boolean,
): string[] {
  const { entry, hints } = describe(schema);
  const key = hints.key ?? hints.entryLabel ?? '';
  const former = formerOf(before, after, key);
  const called = (item: JsonRecord) => String(item[hints.entryLabel ?? key] ?? '');
  const stayed = before.filter((item) => former.includes(item));
  const isMoved = stayed.some((item, index) => item !== former.filter(Boolean)[index]);
  return [
    ...after.flatMap((item, index) => (former[index] ? [] : [`“${called(item)}” added`])),
    ...before.flatMap((item) => (former.includes(item) ? [] : [`“${called(item)}” removed`])),
    ...(isMoved && !isTranslated ? ['in another order'] : []),
    ...after.flatMap((item, index) => {
      const was = former[index];
      return was && entry
        ? differences(entry, was, item, isTranslated).map((line) => `${called(item)} › ${line}`)
        : [];
    }),
  ];
}

/** What two texts differ in, paragraph by paragraph; long ones from the first word that differs. */
function textDifferences(before: string, after: string): string[] {
  const blocks = (text: string) => text.split(/\n{2,}/).map((block) => block.trim());
  const [old, now] = [blocks(before), blocks(after)];
  const gone = old.filter((block) => block && !now.includes(block));
  const added = now.filter((block) => block && !old.includes(block));
  const lines = Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
    const [was, is] = [gone[index], added[index]];
    if (was === undefined || is === undefined) return `${quoted(was)} is now ${quoted(is)}`;
    const [words, others] = [was.split(' '), is.split(' ')];
    const same = words.findIndex((word, at) => word !== others[at]);
    const from = Math.max(0, (same < 0 ? words.length : same) - 4);
    const part = (all: readonly string[]) => `${from > 0 ? '… ' : ''}${all.slice(from).join(' ')}`;
    return `${quoted(part(words))} is now ${quoted(part(others))}`;
  });
  return lines.length === 0 && before !== after ? ['its paragraphs are in another order'] : lines;
}

/** What two versions of a field differ in, in words; of a translation, in what it does not share with the English. */
export function differences(
  schema: GenericSchema,
  before: Json | undefined,
  after: Json | undefined,
  isTranslated = false,
): string[] {
  if (isTranslated && isShared(schema)) return [];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { label, kind, fields, entry, hints } = describe(schema);
  const named = (lines: readonly string[]) =>
    lines.map((line) => [label, line].filter(Boolean).join(' › '));
  if (kind === 'record' && isRecord(before) && isRecord(after))
    return named(
      fields.flatMap(([name, field]) =>
        differences(field, before[name], after[name], isTranslated),
      ),
    );
  const isCards = entry && describe(entry).kind === 'record';
  if (isCards && isList(before) && isList(after))
    return named(
      listDifferences(schema, before.filter(isRecord), after.filter(isRecord), isTranslated),
    );
  if (hints.mdx && typeof before === 'string' && typeof after === 'string')
    return textDifferences(before, after);
  return [`${label}: ${quoted(before)} is now ${quoted(after)}`];
}

/** A line with what its form is called, unless it begins with that itself. */
const inForm = (label: string, line: string) =>
  line.startsWith(`${label} › `) ? line : `${label} › ${line}`;

/** What has become of a form, between two versions that are read by the names of their files. */
async function formInWords(form: EditorForm, before: Read, after: Read): Promise<string[]> {
  const name = nameOf(form);
  const place = placeOf(name);
  const label = labelOf(name);
  const [was, is] = await Promise.all([
    storedIn(form, before).catch(() => undefined),
    storedIn(form, after).catch(() => undefined),
  ]);
  const address = place && `/${place.slug}`;
  const language = languages.find(({ code }) => code === form.language);
  if (!is && place && (await after(name)) === undefined)
    return [`${language?.name ?? ''}: there is no page at ${address} any more`];
  if (!is) return [`${label}: its file is gone, or cannot be read`];
  if (!was) return [place ? `“${label}” is a new page, at ${address}` : `${label} is new`];
  // What is the same in every language is named with the English.
  return differences(form.schema, was.words, is.words, isTranslation(form)).map((line) =>
    inForm(label, line),
  );
}

/** A file of the project as people know it. */
export interface Named {
  /** The form, if there is one. */
  readonly file: string;
  readonly label: string;
  readonly lines: readonly string[];
}

/** What has become of a file between two versions. */
export async function fileInWords(file: string, before: Read, after: Read): Promise<Named> {
  const name = file.replace('content/', '');
  const form =
    labels[name] !== undefined || placeOf(name) ? formAt(name.replace(/\.\w+$/, '')) : undefined;
  if (form && file.startsWith('content/'))
    return { file: form.file, label: labelOf(name), lines: await formInWords(form, before, after) };
  const language = translations.find(({ code }) => file === sourcesFile(code));
  const [, picture] = /^art\/masters\/(.+)\.\w+$/.exec(file) ?? [];
  const line = language
    ? `${language.name}: which English its words were last compared with`
    : picture &&
      `Picture ${picture} ${(await after(`../${file}`)) === undefined ? 'is removed' : 'is new or has changed'}`;
  return { file: '', label: '', lines: line ? [line] : [] };
}

/** What is saved and not yet published, in words. */
export async function changesInWords(): Promise<string[]> {
  const unpublished = await unpublishedPictures().catch((): string[] => []);
  const changed = (await changedFiles()).filter(
    ({ file }) => !unpublished.some((name) => file.startsWith(`art/masters/${name}.`)),
  );
  const named = changed.map(({ file }) => fileInWords(file, readAt('HEAD'), readSaved));
  return (await Promise.all(named)).flatMap(({ lines }) => lines);
}

/** The same, with all that has to be known before it is published. */
export async function findChanges(person?: string): Promise<Changes> {
  const others = (await readSavers()).filter((name) => name !== person);
  const obstacle = await findObstacle();
  try {
    return {
      lines: await changesInWords(),
      others,
      // Words that cannot be read are named when they are checked.
      missing: await missingInWords().catch(() => []),
      older: await olderInWords().catch(() => []),
      obstacle,
      remote: await findRemote(),
    };
  } catch (error) {
    return {
      lines: [],
      others,
      missing: [],
      older: [],
      obstacle: obstacle ?? (error as Error).message,
    };
  }
}
