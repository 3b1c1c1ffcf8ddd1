import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyIn, frontmatterIn, withFrontmatter } from '../../content/frontmatter';
import { olderParts, readSources } from '../../content/schema/sources';
import { englishOf, partsOf, placeOf, whole, wordsOf } from '../../content/schema/twins';
import type { Shown } from '../api';
import { formAt, textPageOf, type EditorForm } from '../form/find-form';
import { textOf, type Json, type JsonRecord } from '../form/json';
import { contentFolder } from './folders';
import { Refusal } from './refusal';
import { labelOf } from './labels';
import { git } from './git';

/** The file of a form, below `content`. */
export const nameOf = ({ file, kind }: Pick<EditorForm, 'file' | 'kind'>) =>
  `${file}.${kind === 'words' ? 'json' : 'mdx'}`;

/** Reads a file below `content`; nothing where there is none. */
export type Read = (name: string) => Promise<string | undefined>;

export const readSaved: Read = (name) =>
  readFile(path.join(contentFolder, name), 'utf8').catch(() => undefined);

/** Files of the project at a commit, by their names below `content`. */
export const readAt =
  (commit: string): Read =>
  (name) =>
    git(['show', `${commit}:./${path.posix.join(contentFolder, name)}`]).catch(() => undefined);

/** Files to be written, by their names below `content`; those without a text are to be removed. */
export type Plan = ReadonlyMap<string, string | undefined>;

/** Writes beside the file and puts it in its place, so that a broken-off save leaves the old one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Stands for words: equal where they are. */
export const versionOf = (words: Json) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

/** The form of a file that the editor is asked for. */
export function formOf(file: string): EditorForm {
  const form = formAt(file);
  if (!form) throw new Refusal('The editor has no form for this.', 404);
  return form;
}

export const isTranslation = ({ language = 'en' }: EditorForm) => language !== 'en';

function damageIn(name: string, text: string): Refusal {
  const why = /^<{7} /m.test(text)
    ? 'holds two versions of the same lines, as a merge that is half done leaves them'
    : 'was changed by hand and cannot be read';
  return new Refusal(
    `“${labelOf(name)}”: its file ${why}. Nothing can be saved here until it is mended: ask a developer.`,
  );
}

/** What a file says, as its form shows it. Throws a `Refusal` where it cannot be read. */
function wordsIn(form: EditorForm, text: string, english?: Json): JsonRecord {
  if (/^<{7} /m.test(text)) throw damageIn(nameOf(form), text);
  if (form.kind === 'legal') return { text };
  try {
    if (form.kind === 'page') {
      const slug = textPageOf(form.file)?.slug ?? '';
      const fields = frontmatterIn(text);
      if (typeof fields !== 'object' || fields === null) throw new Error('There are none.');
      return { slug, ...fields, text: bodyIn(text) };
    }
    const words = JSON.parse(text) as JsonRecord;
    return english === undefined ? words : (whole(form.schema, english, words) as JsonRecord);
  } catch {
    throw damageIn(nameOf(form), text);
  }
}

/** A record as its file is written; what has not changed above a text stays byte for byte. */
export function textWith(form: EditorForm, words: JsonRecord, before = ''): string {
  if (form.kind === 'legal') return `${String(words.text).trimEnd()}\n`;
  if (form.kind === 'words')
    return textOf(isTranslation(form) ? wordsOf(form.schema, words) : words);
  const { text, ...others } = words;
  const fields = Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'slug'));
  const next = withFrontmatter(fields, String(text));
  const [head] = /^---\r?\n[^]*?---\r?\n/.exec(before) ?? [];
  const isSame = head && JSON.stringify(frontmatterIn(before)) === JSON.stringify(fields);
  return isSame ? `${head}\n${String(text).trim()}\n` : next;
}

/** A form's record, with the English beside a translation, and the texts of both files. */
export interface Stored {
  readonly words: JsonRecord;
  readonly text: string;
  readonly english?: JsonRecord;
}

/** What a form holds, read from somewhere; nothing where there is no such file. Throws as `wordsIn` does. */
export async function storedIn(form: EditorForm, read: Read): Promise<Stored | undefined> {
  const text = await read(nameOf(form));
  if (text === undefined) return undefined;
  const twin = isTranslation(form) ? formAt(englishOf(form.file)) : undefined;
  const english = twin && (await storedIn(twin, read));
  const words = wordsIn(form, text, english?.words);
  return { words, text, ...(english ? { english: english.words } : {}) };
}

/** The parts of a translation that are older than their English, by their paths in its form. */
async function olderIn(form: EditorForm, words: JsonRecord): Promise<string[]> {
  const [name, language] = [nameOf(form), form.language];
  const texts = await Promise.all([readSaved(englishOf(name)), readSaved(name)]);
  const [english, text] = texts;
  if (!language || !isTranslation(form) || english === undefined || text === undefined) return [];
  const older = olderParts(
    readSources(language),
    name,
    partsOf(name, english),
    partsOf(name, text),
  );
  return form.kind === 'words' ? older.map((part) => placeOf(words, part)) : older;
}

/** A form as it is saved; nothing where there is no such file. */
export async function readForm(file: string): Promise<Shown | undefined> {
  const form = formOf(file);
  try {
    const stored = await storedIn(form, readSaved);
    if (!stored) return undefined;
    const { words, english } = stored;
    return {
      ...{ file, words, version: versionOf(words) },
      ...(english ? { english } : {}),
      older: await olderIn(form, words),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, words: {}, version: 'damaged', older: [], damaged: error.message };
  }
}
