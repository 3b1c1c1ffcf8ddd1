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
export const fileNameOf = ({ file, kind }: Pick<EditorForm, 'file' | 'kind'>) =>
  `${file}.${kind === 'words' ? 'json' : 'mdx'}`;

/** Reads a file below `content`; resolves to `undefined` if there is none. */
export type ReadFile = (name: string) => Promise<string | undefined>;

export const readSaved: ReadFile = (name) =>
  readFile(path.join(contentFolder, name), 'utf8').catch(() => undefined);

/** Reads files as they were at a commit. */
export const readAt =
  (commit: string): ReadFile =>
  (name) =>
    git(['show', `${commit}:./${path.posix.join(contentFolder, name)}`]).catch(() => undefined);

/** Planned changes of files, by their names below `content`: the new text, or `undefined` to remove the file. */
export type Plan = ReadonlyMap<string, string | undefined>;

/** Writes a temporary file and renames it, so that an interrupted save leaves the old file intact. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A hash of the words: equal for equal words. */
export const versionOf = (words: Json) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

/** The form of a file. Throws a `Refusal` if there is none. */
export function formOf(file: string): EditorForm {
  const form = formAt(file);
  if (!form) throw new Refusal('The editor has no form for this.', 404);
  return form;
}

export const isTranslation = ({ language = 'en' }: EditorForm) => language !== 'en';

/** The refusal for a file that has conflict markers or cannot be parsed. */
function unreadableFile(name: string, text: string): Refusal {
  const reason = /^<{7} /m.test(text)
    ? 'holds two versions of the same lines, as a merge that is half done leaves them'
    : 'was changed by hand and cannot be read';
  return new Refusal(
    `“${labelOf(name)}”: its file ${reason}. Nothing can be saved here until it is mended: ask a developer.`,
  );
}

/** Parses a file into the record that its form edits. Throws a `Refusal` if it cannot be parsed. */
function parseForm(form: EditorForm, text: string, english?: Json): JsonRecord {
  if (/^<{7} /m.test(text)) throw unreadableFile(fileNameOf(form), text);
  if (form.kind === 'legal') return { text };
  try {
    if (form.kind === 'page') {
      const slug = textPageOf(form.file)?.slug ?? '';
      const fields = frontmatterIn(text);
      if (typeof fields !== 'object' || fields === null) throw new Error('No front matter');
      return { slug, ...fields, text: bodyIn(text) };
    }
    const words = JSON.parse(text) as JsonRecord;
    return english === undefined ? words : (whole(form.schema, english, words) as JsonRecord);
  } catch {
    throw unreadableFile(fileNameOf(form), text);
  }
}

/** The file's text for a form's record. Unchanged front matter keeps its bytes. */
export function serializeForm(form: EditorForm, words: JsonRecord, before = ''): string {
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

/** A form's record and the text of its file; for a translation, also the English record. */
export interface FormContent {
  readonly words: JsonRecord;
  readonly text: string;
  readonly english?: JsonRecord;
}

/** Reads a form through `read`; `undefined` if there is no such file. Throws as `parseForm` does. */
export async function readForm(form: EditorForm, read: ReadFile): Promise<FormContent | undefined> {
  const text = await read(fileNameOf(form));
  if (text === undefined) return undefined;
  const twin = isTranslation(form) ? formAt(englishOf(form.file)) : undefined;
  const english = twin && (await readForm(twin, read));
  const words = parseForm(form, text, english?.words);
  return { words, text, ...(english ? { english: english.words } : {}) };
}

/** The paths of the parts of a translation whose English has changed since. */
async function outdatedPartsOf(form: EditorForm, words: JsonRecord): Promise<string[]> {
  const [name, language] = [fileNameOf(form), form.language];
  const texts = await Promise.all([readSaved(englishOf(name)), readSaved(name)]);
  const [english, text] = texts;
  if (!language || !isTranslation(form) || english === undefined || text === undefined) return [];
  const outdated = olderParts(
    readSources(language),
    name,
    partsOf(name, english),
    partsOf(name, text),
  );
  return form.kind === 'words' ? outdated.map((part) => placeOf(words, part)) : outdated;
}

/** The saved form, as the page receives it; `undefined` if there is no such file. */
export async function readSavedForm(file: string): Promise<Shown | undefined> {
  const form = formOf(file);
  try {
    const content = await readForm(form, readSaved);
    if (!content) return undefined;
    const { words, english } = content;
    return {
      ...{ file, words, version: versionOf(words) },
      ...(english ? { english } : {}),
      older: await outdatedPartsOf(form, words),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { file, words: {}, version: 'damaged', older: [], damaged: error.message };
  }
}
