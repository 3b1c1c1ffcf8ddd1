import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { problemsOf } from '../../content/schema/find-problems';
import { allForms } from '../../content/schema/forms';
import { findProblemIn } from '../../scripts/check/mdx-texts';
import type { Content } from '../form/fields';
import { textOf, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { contentFolder, draftsFolder } from './folders';
import { writeWhole } from './save';

/** Everything as it is saved. */
export async function resetDrafts(): Promise<void> {
  await rm(draftsFolder, { recursive: true, force: true });
  await mkdir(draftsFolder, { recursive: true });
  for (const folder of ['facts', 'words', 'legal'])
    await cp(path.join(contentFolder, folder), path.join(draftsFolder, folder), {
      recursive: true,
    });
}

/** A file of content as it is saved. Its name begins below `content`. */
export async function showSaved(name: string): Promise<void> {
  await writeWhole(
    path.join(draftsFolder, name),
    await readFile(path.join(contentFolder, name), 'utf8'),
  );
}

/** All that the page beside the form shows. */
export async function readDrafts(): Promise<Content> {
  const read = (name: string) => readFile(path.join(draftsFolder, name), 'utf8');
  const words = allForms.map(
    async ({ file }) => [file, JSON.parse(await read(`${file}.json`)) as Json] as const,
  );
  const texts = Object.keys(legalTexts).map(async (file) => [file, await read(file)] as const);
  return Object.fromEntries(await Promise.all([...words, ...texts]));
}

/** What somebody is typing: the words of a form, or a legal text, by its name below `content`. */
export type Draft =
  | { readonly file: string; readonly words: Readonly<Record<string, unknown>> }
  | { readonly file: string; readonly text: string };

let shown: Promise<void> = Promise.resolve();

/** Shows it on the page beside the form, unless it breaks a rule: the page would break too. */
export function showDraft(draft: Draft): Promise<void> {
  // One after the other: of two drafts of a file the later one has to stay.
  shown = shown.catch(() => undefined).then(() => show(draft));
  return shown;
}

async function show(draft: Draft): Promise<void> {
  if ('text' in draft) {
    if (!legalTexts[draft.file] || (await findProblemIn(draft.file, draft.text))) return;
    await writeWhole(path.join(draftsFolder, draft.file), draft.text);
    return;
  }
  const form = allForms.find(({ file }) => file === draft.file);
  if (!form) return;
  const given = Object.fromEntries(
    Object.entries(draft.words).filter(([, value]) => value !== null),
  );
  if (problemsOf(form.schema, given, form.language).length > 0) return;
  await writeWhole(path.join(draftsFolder, `${form.file}.json`), textOf(given));
}
