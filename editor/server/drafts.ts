import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { problemsOf } from '../../content/schema/find-problems';
import { forms } from '../../content/schema/forms';
import { draftsFolder, wordsFolder } from './folders';

/** As Keystatic and the repository write a file of words. */
export const textOf = (words: unknown) => `${JSON.stringify(words, null, 2)}\n`;

/** Everything as it is saved. */
export async function resetDrafts(): Promise<void> {
  await rm(draftsFolder, { recursive: true, force: true });
  await mkdir(path.dirname(draftsFolder), { recursive: true });
  await cp(wordsFolder, draftsFolder, { recursive: true });
}

/** A file of words as it is saved. */
export async function showSaved(file: string): Promise<void> {
  const name = path.relative(wordsFolder, path.resolve(file));
  if (!name.startsWith('..')) await cp(path.join(wordsFolder, name), path.join(draftsFolder, name));
}

/** Shows words on the page beside the form, unless they break a rule: the page would break too. */
export async function showDraft(file: string, words: Readonly<Record<string, unknown>>) {
  const form = forms.find((each) => each.file === file);
  if (!form) return;
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== null));
  if (problemsOf(form.schema, given).length > 0) return;
  await writeFile(path.join(draftsFolder, `${file}.json`), textOf(given));
}
