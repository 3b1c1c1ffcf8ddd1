import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allForms } from '../../content/schema/forms';
import { textOf, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { merge } from './merge';
import { inWords, problemsWithWords } from '../form/in-words';
import { kept, Refusal } from './refusal';
import { planText, type TextChange } from './texts';

/** A file as Keystatic sends it. */
export interface Addition {
  readonly path: string;
  readonly contents: string;
}

/** What the files held when the form was opened, by their paths. */
export type Known = Map<string, string>;

const formOf = (file: string) => allForms.find((form) => file === `content/${form.file}.json`);

const changedMeanwhile = (file: string) =>
  new Refusal(
    `${file} was changed by somebody else meanwhile. Nothing was overwritten. ${kept} Press Save again to put yours in its place, or reload this page and discard the draft to take theirs.`,
  );

const textIn = ({ contents }: Addition) => Buffer.from(contents, 'base64').toString('utf8');

const textAt = (file: string) => readFile(file, 'utf8').catch(() => '');

/** The text to write, which holds what others have saved meanwhile too, in the place of `theirs`. */
async function joined(addition: Addition, theirs: string, known: Known): Promise<string> {
  const { path: file } = addition;
  const form = formOf(file);
  if (!form && !legalTexts[file.replace('content/', '')])
    throw new Refusal(`The editor has no form for ${file}. Nothing was saved.`);
  const mine = textIn(addition);
  const before = known.get(file) ?? theirs;
  if (theirs === before) return mine;
  // They have been told: what they save next is their answer.
  known.set(file, theirs);
  if (!form) throw changedMeanwhile(file);
  const { words, both } = merge(
    JSON.parse(before) as Json,
    JSON.parse(mine) as Json,
    JSON.parse(theirs) as Json,
  );
  if (both.length > 0) {
    const fields = both.map((field) => inWords(form.schema, field)).join(', ');
    throw new Refusal(
      `Somebody else has changed the same words meanwhile: ${form.label} › ${fields}. Nothing was overwritten. ${kept} Press Save again to put yours in their place, or reload this page and discard the draft to take theirs.`,
    );
  }
  return textOf(words);
}

interface Tools {
  /** Is told what was there before, too. */
  readonly write: (file: string, text: string, before: string) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
  /** What is wrong with a legal text, if anything. Its file begins below `content`. */
  readonly problemInText: (file: string, text: string) => Promise<string | undefined>;
}

/** What is wrong with a text that is to be saved, in the form's language. */
async function problemWith(
  file: string,
  text: string,
  problemInText: Tools['problemInText'],
): Promise<string | undefined> {
  const form = formOf(file);
  return form
    ? problemsWithWords(form, JSON.parse(text))[0]
    : problemInText(file.replace('content/', ''), text);
}

const reasons: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full. Make room on it',
  EACCES: 'The file may not be written. Ask whoever looks after this computer to allow it',
  EROFS: 'The disk cannot be written to. Ask whoever looks after this computer',
};

function refusalFor(error: unknown): Refusal {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? `The file could not be written (${message})`;
  return new Refusal(`${reason}, then press Save again. Nothing was changed. ${kept}`);
}

/** Writes beside the file and puts it in its place, so that a broken-off save leaves the old one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Saves what a form sends. Throws a `Refusal` where a rule is broken, two people have changed the
 * same words, or the disk refuses; then no file is changed.
 */
export async function save(
  additions: readonly Addition[],
  known: Known,
  { write, problemInText }: Pick<Tools, 'write' | 'problemInText'>,
): Promise<void> {
  const changes: { file: string; text: string; before: string }[] = [];
  for (const addition of additions) {
    const before = await textAt(addition.path);
    const text = await joined(addition, before, known);
    changes.push({ file: addition.path, text, before });
  }
  for (const { file, text } of changes) {
    const problem = await problemWith(file, text, problemInText);
    if (problem) throw new Refusal(`${problem}. Nothing was saved yet. ${kept}`);
  }
  for (const { file, text, before } of changes) {
    await write(file, text, before).catch((error: unknown) => {
      throw refusalFor(error);
    });
    known.set(file, text);
  }
}

/** What the form of a text page sends: what it holds, and where it is no more. */
export interface TextUpdate {
  readonly additions: readonly Addition[];
  readonly deletions: readonly Pick<Addition, 'path'>[];
}

/** Saves a text page with all that follows from it, or takes it away. Throws as `save` does. */
export async function saveText(
  { additions: [addition], deletions: [deletion] }: TextUpdate,
  known: Known,
  { write, remove, problemInText }: Tools,
): Promise<TextChange> {
  for (const { path: file } of [addition, deletion].filter((each) => each !== undefined)) {
    const theirs = await textAt(file);
    const isKnown = (known.get(file) ?? theirs) === theirs;
    known.set(file, theirs);
    if (!isKnown) throw changedMeanwhile(file);
  }
  const below = (file: string) => file.replace('content/', '');
  const written = addition && { file: below(addition.path), text: textIn(addition) };
  const change = planText(written, deletion && below(deletion.path));
  const problem =
    written && (await problemInText(written.file, change.files.get(written.file) ?? ''));
  if (problem) throw new Refusal(`${problem}. Nothing was saved yet. ${kept}`);
  try {
    for (const [name, text] of change.files) {
      const file = `content/${name}`;
      const before = name === written?.file ? await textAt(file) : (text ?? '');
      if (text !== undefined) await write(file, text, before);
    }
    for (const [name, text] of change.files)
      if (text === undefined) await remove(`content/${name}`);
  } catch (error) {
    throw refusalFor(error);
  }
  for (const [name, text = ''] of change.files) known.set(`content/${name}`, text);
  return change;
}
