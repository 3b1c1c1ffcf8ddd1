import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allForms } from '../../content/schema/forms';
import { textOf, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { merge } from './merge';
import { inWords } from '../form/in-words';
import { kept, Refusal } from './refusal';
import { labelOf } from './files';
import { problemsOfForm } from './form-problems';
import { planText, type TextChange } from './texts';

/** A file as Keystatic sends it. */
export interface Addition {
  readonly path: string;
  readonly contents: string;
}

/** What a window knows of files, by their paths. */
export interface Known {
  /** What they held when it was shown them first, or saved them last: what is typed there may be as old as that. */
  readonly texts: Map<string, string>;
  /** What others have made of them, where a save was refused for it: the next one is the answer. */
  readonly told: Map<string, string>;
}

/**
 * Notes what a window is shown of a file. What it knows already stays: Keystatic brings back what was typed and not
 * saved, as a whole, whatever the file holds by then.
 */
export function noteShown(known: Pick<Known, 'texts'>, file: string, text: string): void {
  if (!known.texts.get(file)) known.texts.set(file, text);
}

const formOf = (file: string) => allForms.find((form) => file === `content/${form.file}.json`);

const below = (file: string) => file.replace('content/', '');

const choice = `${kept} Press Save again to put yours in its place, or reload this page and discard the draft to take theirs.`;

/** Throws a `Refusal` to overwrite what others have saved, unless the window was told of it before. */
function askBefore(file: string, theirs: string, known: Known, fields?: string): void {
  if (known.told.get(file) === theirs) return;
  known.told.set(file, theirs);
  const label = labelOf(below(file));
  throw new Refusal(
    fields
      ? `Somebody else has changed the same words meanwhile: ${label} › ${fields}. Nothing was overwritten. ${choice}`
      : `“${label}” was changed by somebody else meanwhile. Nothing was overwritten. ${choice}`,
  );
}

const textIn = ({ contents }: Addition) => Buffer.from(contents, 'base64').toString('utf8');

const textAt = (file: string) => readFile(file, 'utf8').catch(() => '');

/** The words of a file as somebody else, or a merge that is half done, has left them. */
function wordsOf(file: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(
      `“${labelOf(below(file))}”: its file was changed by hand and cannot be read. Nothing was saved. ${kept} Ask a developer to mend it.`,
    );
  }
}

/** The text to write, which holds what others have saved meanwhile too, in the place of `theirs`. */
function joined(addition: Addition, theirs: string, known: Known): string {
  const { path: file } = addition;
  const form = formOf(file);
  if (!form && !legalTexts[below(file)])
    throw new Refusal(`The editor has no form for ${file}. Nothing was saved.`);
  const mine = textIn(addition);
  const before = known.texts.get(file) ?? theirs;
  if (theirs === before) return mine;
  if (!form) {
    askBefore(file, theirs, known);
    return mine;
  }
  const { words, both } = merge(
    JSON.parse(before) as Json,
    JSON.parse(mine) as Json,
    wordsOf(file, theirs),
  );
  const fields = both.map((field) => inWords(form.schema, field)).join(', ');
  if (both.length > 0) askBefore(file, theirs, known, fields);
  return textOf(words);
}

interface Tools {
  readonly write: (file: string, text: string) => Promise<void>;
  readonly remove: (file: string) => Promise<void>;
  /** Is told what a form has changed, once it is written. */
  readonly confirm: (file: string, before: string, text: string) => Promise<void>;
  /** What is wrong with a legal text or a text page, if anything. Its file begins below `content`. */
  readonly problemInText: (file: string, text: string) => Promise<string | undefined>;
}

/** What is wrong with a text that is to be saved, in the form's language. */
async function problemWith(
  file: string,
  text: string,
  problemInText: Tools['problemInText'],
): Promise<string | undefined> {
  const form = formOf(file);
  return form ? problemsOfForm(form, JSON.parse(text))[0] : problemInText(below(file), text);
}

const reasons: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full. Make room on it',
  EACCES: 'The file may not be written. Ask whoever looks after this computer to allow it',
  EROFS: 'The disk cannot be written to. Ask whoever looks after this computer',
};

/**
 * Writes files, and removes those without a text. Where the disk refuses, it says whether any was written before: the
 * next try goes on from there.
 */
async function carryOut(
  files: ReadonlyMap<string, string | undefined>,
  known: Known,
  { write, remove }: Pick<Tools, 'write' | 'remove'>,
): Promise<void> {
  // What is new is there before what is old goes.
  const isOld = (text?: string) => Number(text === undefined);
  const all = [...files].sort(([, one], [, other]) => isOld(one) - isOld(other));
  let outcome = 'Nothing was changed.';
  for (const [file, text] of all) {
    await (text === undefined ? remove(file) : write(file, text)).catch((error: unknown) => {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const reason = reasons[code] ?? `The file could not be written (${message})`;
      throw new Refusal(`${reason}, then press Save again. ${outcome} ${kept}`);
    });
    known.texts.set(file, text ?? '');
    outcome = 'A part of it is saved already.';
  }
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
 * same words, or the disk refuses.
 */
export async function save(
  additions: readonly Addition[],
  known: Known,
  tools: Tools,
): Promise<void> {
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const addition of additions) {
    const theirs = await textAt(addition.path);
    before.set(addition.path, theirs);
    after.set(addition.path, joined(addition, theirs, known));
  }
  for (const [file, text] of after) {
    const problem = await problemWith(file, text, tools.problemInText);
    if (problem) throw new Refusal(`${problem}. Nothing was saved yet. ${kept}`);
  }
  await carryOut(after, known, tools);
  for (const [file, text] of after) await tools.confirm(file, before.get(file) ?? '', text);
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
  tools: Tools,
): Promise<TextChange> {
  /** Where the window knows of no page, there may be one by now. */
  async function checkKnown(file: string, otherwise: string): Promise<string> {
    const theirs = await textAt(file);
    if ((known.texts.get(file) ?? otherwise) !== theirs) askBefore(file, theirs, known);
    return theirs;
  }
  const before = addition && (await checkKnown(addition.path, ''));
  if (deletion) await checkKnown(deletion.path, await textAt(deletion.path));
  const written = addition && { file: below(addition.path), text: textIn(addition) };
  // As it was typed: a link of a page to itself leads to its new address only once it is there.
  const problem = written && (await tools.problemInText(written.file, written.text));
  if (problem) throw new Refusal(`${problem}. Nothing was saved yet. ${kept}`);
  const change = planText(written, deletion && below(deletion.path));
  const files = new Map([...change.files].map(([name, text]) => [`content/${name}`, text]));
  await carryOut(files, known, tools);
  if (addition && before !== undefined)
    await tools.confirm(addition.path, before, files.get(addition.path) ?? '');
  return change;
}
