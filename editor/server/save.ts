/** Saving writes files and commits nothing: `publish.ts` commits everything saved. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { confirmed, readSources } from '../../content/schema/sources';
import { englishOf, nameOf as partOf, partsOf } from '../../content/schema/twins';
import { textFilesIn } from '../../content/text-files';
import type { Save, Shown } from '../api';
import { textPageOf, type EditorForm } from '../form/find-form';
import type { JsonRecord } from '../form/json';
import { planSources } from './links-and-redirects';
import { contentFolder } from './folders';
import { broadcastFileChange } from './events';
import { planTranslations } from './translation-updates';
import { problemsWithForm } from './problems';
import { runExclusive } from './queue';
import { draftKept, Refusal } from './refusal';
import { addRecentEditor } from './recent-editors';
import {
  formOf,
  isTranslation,
  fileNameOf,
  readSavedForm,
  readSaved,
  serializeForm,
  writeAtomically,
  type Plan,
} from './form-files';
import { withSharedFields, planPageRemoval, planTextPage, type Change } from './text-pages';

/** Explanations of file system errors. */
const reasons: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full. Make room on it',
  EACCES: 'The file may not be written. Ask whoever looks after this computer to allow it',
  EROFS: 'The disk cannot be written to. Ask whoever looks after this computer',
};

/**
 * Writes and removes the planned files. After a file system error the message says whether some were written; saving
 * again continues from there.
 */
async function applyPlan(files: Plan, person: string | undefined): Promise<void> {
  await addRecentEditor(person);
  // Files are removed last, so that content moved to a new file is never lost.
  const removalRank = (text?: string) => Number(text === undefined);
  const all = [...files].sort(([, one], [, other]) => removalRank(one) - removalRank(other));
  let outcome = 'Nothing was changed.';
  for (const [name, text] of all) {
    const file = path.join(contentFolder, name);
    await (text === undefined ? rm(file, { force: true }) : writeAtomically(file, text)).catch(
      (error: unknown) => {
        const { code = '', message } = error as NodeJS.ErrnoException;
        const reason = reasons[code] ?? `The file could not be written (${message})`;
        throw new Refusal(`${reason}, then press Save again. ${outcome} ${draftKept}`, 507);
      },
    );
    outcome = 'A part of it is saved already.';
  }
  await Promise.all([...files.keys()].map(broadcastFileChange));
}

/** The saved form. Throws a `Refusal` if it is not in the given version or cannot be read. */
async function readUnchanged(file: string, version: string): Promise<Shown> {
  const now = await readSavedForm(file);
  if (!now) throw new Refusal('This page is not there any more. Somebody has taken it away.', 404);
  if (now.damaged) throw new Refusal(now.damaged);
  if (now.version !== version)
    throw new Refusal(
      'Somebody else has changed this form meanwhile. Nothing was saved yet.',
      412,
      {
        now,
      },
    );
  return now;
}

/** The source digests of a translation, with the given parts confirmed against the given English. */
function withConfirmed(
  { language = '', ...form }: EditorForm,
  english: string,
  parts: readonly string[],
): Plan {
  const sources = confirmed(
    readSources(language),
    fileNameOf(form),
    partsOf(fileNameOf(form), english),
    parts,
  );
  return planSources(language, sources);
}

/** The names of the parts in which two versions of a file differ. */
function changedParts(name: string, before: string, after: string): string[] {
  const old = new Map(partsOf(name, before));
  return partsOf(name, after)
    .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(old.get(part)))
    .map(([part]) => part);
}

/** The English file that a translation was written from: as the user was shown it, or else the saved one. */
async function englishFor(form: EditorForm, english: JsonRecord | undefined): Promise<string> {
  const twin = formOf(englishOf(form.file));
  return english ? serializeForm(twin, english) : ((await readSaved(fileNameOf(twin))) ?? '');
}

/** All file changes of saving a form: its own file and those that depend on it. */
async function plan(form: EditorForm, { words, english }: Save, before: Shown): Promise<Change> {
  const name = fileNameOf(form);
  const old = (await readSaved(name)) ?? '';
  const text = serializeForm(form, words, old);
  const page = textPageOf(form.file);
  if (isTranslation(form)) {
    const shared = page ? textFilesIn('en')[page.slug ?? ''] : undefined;
    const newText = page ? withSharedFields(text, shared) : text;
    return {
      files: new Map([
        [name, newText],
        ...withConfirmed(form, await englishFor(form, english), changedParts(name, old, newText)),
      ]),
    };
  }
  if (page) return planTextPage(String(words.slug), text, page.slug);
  const { files, news } = planTranslations(form, before.words, words);
  return { files: new Map([[name, text], ...files]), ...(news ? { news } : {}) };
}

async function refuseProblems(form: EditorForm, words: JsonRecord): Promise<void> {
  const problems = await problemsWithForm(form, words);
  if (problems.length > 0)
    throw new Refusal(`${problems[0]?.said} Nothing was saved yet. ${draftKept}`, 422, {
      problems,
    });
}

/** Saves a form. `version` is the one that the user was shown; a new page has none. Throws a `Refusal`. */
export const save = (
  file: string,
  version: string | undefined,
  request: Save,
  person?: string,
): Promise<Shown> =>
  runExclusive(async () => {
    const form = formOf(file);
    const isNew = textPageOf(file) !== undefined && textPageOf(file)?.slug === undefined;
    if (isNew && isTranslation(form))
      throw new Refusal('Pages are added in English: the other languages follow.');
    if (!isNew && version === undefined)
      throw new Refusal('Reload this page, then save again.', 428);
    const before: Shown = isNew
      ? { file, words: {}, version: '', older: [] }
      : await readUnchanged(file, version ?? '');
    if (JSON.stringify(request.words) === JSON.stringify(before.words)) return before;
    await refuseProblems(form, request.words);
    const { files, news } = await plan(form, request, before);
    await applyPlan(files, person);
    const page = !isTranslation(form) && textPageOf(file);
    const after = await readSavedForm(page ? `texts/en/${String(request.words.slug)}` : file);
    if (!after) throw new Refusal('The page was taken away while it was saved.', 404);
    return news ? { ...after, news } : after;
  });

/** Removes a text page in every language. `to` is the target of its redirect, if any. Throws a `Refusal`. */
export const remove = (
  file: string,
  version: string,
  to: string | undefined,
  person?: string,
): Promise<Change> =>
  runExclusive(async () => {
    const { code, slug } = textPageOf(file) ?? {};
    if (code !== 'en' || slug === undefined)
      throw new Refusal('Pages are taken away in English: the other languages follow.');
    await readUnchanged(file, version);
    const change = planPageRemoval(slug, to);
    await applyPlan(change.files, person);
    return change;
  });

/** Marks a part of a translation as up to date with the English that the user was shown. */
export const confirm = (
  file: string,
  fieldPath: string,
  english: JsonRecord,
  person?: string,
): Promise<Shown> =>
  runExclusive(async () => {
    const form = formOf(file);
    const now = await readSavedForm(file);
    if (!now || !isTranslation(form)) throw new Refusal('This is no translation.', 404);
    const part = form.kind === 'words' ? partOf(now.words, fieldPath, form.schema) : fieldPath;
    await applyPlan(withConfirmed(form, await englishFor(form, english), [part]), person);
    return (await readSavedForm(file)) ?? now;
  });
