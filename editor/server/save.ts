/** Saving writes files and commits nothing: `publish.ts` commits all that is saved. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { confirmed, readSources } from '../../content/schema/sources';
import { englishOf, nameOf as partOf, partsOf } from '../../content/schema/twins';
import { textFilesIn } from '../../content/text-files';
import type { Save, Shown } from '../api';
import { textPageOf, type EditorForm } from '../form/find-form';
import type { JsonRecord } from '../form/json';
import { planOfSources } from './addresses';
import { contentFolder } from './folders';
import { tellOf } from './events';
import { inTranslations } from './in-translations';
import { problemsWithForm } from './problems';
import { inTurn } from './queue';
import { kept, Refusal } from './refusal';
import { noteSaver } from './savers';
import {
  formOf,
  isTranslation,
  nameOf,
  readForm,
  readSaved,
  textWith,
  writeWhole,
  type Plan,
} from './stored';
import { composed, withoutText, withText, type Change } from './texts';

const reasons: Readonly<Record<string, string | undefined>> = {
  ENOSPC: 'The disk is full. Make room on it',
  EACCES: 'The file may not be written. Ask whoever looks after this computer to allow it',
  EROFS: 'The disk cannot be written to. Ask whoever looks after this computer',
};

/**
 * Writes files below `content`, and removes those without a text. Where the disk refuses, it says whether any was written
 * before: the next try goes on from there.
 */
async function carryOut(files: Plan, person: string | undefined): Promise<void> {
  await noteSaver(person);
  // What is new is there before what is old goes.
  const isOld = (text?: string) => Number(text === undefined);
  const all = [...files].sort(([, one], [, other]) => isOld(one) - isOld(other));
  let outcome = 'Nothing was changed.';
  for (const [name, text] of all) {
    const file = path.join(contentFolder, name);
    await (text === undefined ? rm(file, { force: true }) : writeWhole(file, text)).catch(
      (error: unknown) => {
        const { code = '', message } = error as NodeJS.ErrnoException;
        const reason = reasons[code] ?? `The file could not be written (${message})`;
        throw new Refusal(`${reason}, then press Save again. ${outcome} ${kept}`, 507);
      },
    );
    outcome = 'A part of it is saved already.';
  }
  await Promise.all([...files.keys()].map(tellOf));
}

/** The form as it is; throws a `Refusal` where it is another than somebody was shown, or cannot be read. */
async function unchanged(file: string, version: string): Promise<Shown> {
  const now = await readForm(file);
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

/** What is noted of a translation whose parts say what the English says that somebody was shown. */
function withConfirmed(
  { language = '', ...form }: EditorForm,
  english: string,
  parts: readonly string[],
): Plan {
  const sources = confirmed(
    readSources(language),
    nameOf(form),
    partsOf(nameOf(form), english),
    parts,
  );
  return planOfSources(language, sources);
}

/** The parts in which two versions of a file differ. */
function changedParts(name: string, before: string, after: string): string[] {
  const old = new Map(partsOf(name, before));
  return partsOf(name, after)
    .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(old.get(part)))
    .map(([part]) => part);
}

/** The English that a translation was written from, as its file would be: as it was shown, or else as it is. */
async function englishFor(form: EditorForm, english: JsonRecord | undefined): Promise<string> {
  const twin = formOf(englishOf(form.file));
  return english ? textWith(twin, english) : ((await readSaved(nameOf(twin))) ?? '');
}

/** What saving a form changes: its file, and all that follows from it. */
async function plan(form: EditorForm, { words, english }: Save, before: Shown): Promise<Change> {
  const name = nameOf(form);
  const old = (await readSaved(name)) ?? '';
  const text = textWith(form, words, old);
  const page = textPageOf(form.file);
  if (isTranslation(form)) {
    const shared = page ? textFilesIn('en')[page.slug ?? ''] : undefined;
    const written = page ? composed(text, shared) : text;
    return {
      files: new Map([
        [name, written],
        ...withConfirmed(form, await englishFor(form, english), changedParts(name, old, written)),
      ]),
    };
  }
  if (page) return withText(String(words.slug), text, page.slug);
  const { files, news } = inTranslations(form, before.words, words);
  return { files: new Map([[name, text], ...files]), ...(news ? { news } : {}) };
}

async function refuseProblems(form: EditorForm, words: JsonRecord): Promise<void> {
  const problems = await problemsWithForm(form, words);
  if (problems.length > 0)
    throw new Refusal(`${problems[0]?.said} Nothing was saved yet. ${kept}`, 422, { problems });
}

/** Saves a form that somebody was shown in a version; a page that is to be added has none. Throws a `Refusal`. */
export const save = (
  file: string,
  version: string | undefined,
  sent: Save,
  person?: string,
): Promise<Shown> =>
  inTurn(async () => {
    const form = formOf(file);
    const isNew = textPageOf(file) !== undefined && textPageOf(file)?.slug === undefined;
    if (isNew && isTranslation(form))
      throw new Refusal('Pages are added in English: the other languages follow.');
    if (!isNew && version === undefined)
      throw new Refusal('Reload this page, then save again.', 428);
    const before: Shown = isNew
      ? { file, words: {}, version: '', older: [] }
      : await unchanged(file, version ?? '');
    if (JSON.stringify(sent.words) === JSON.stringify(before.words)) return before;
    await refuseProblems(form, sent.words);
    const { files, news } = await plan(form, sent, before);
    await carryOut(files, person);
    const page = !isTranslation(form) && textPageOf(file);
    const after = await readForm(page ? `texts/en/${String(sent.words.slug)}` : file);
    if (!after) throw new Refusal('The page was taken away while it was saved.', 404);
    return news ? { ...after, news } : after;
  });

/** Takes a text page away in every language. `to`: where its address leads from then on. Throws a `Refusal`. */
export const remove = (
  file: string,
  version: string,
  to: string | undefined,
  person?: string,
): Promise<Change> =>
  inTurn(async () => {
    const { code, slug } = textPageOf(file) ?? {};
    if (code !== 'en' || slug === undefined)
      throw new Refusal('Pages are taken away in English: the other languages follow.');
    await unchanged(file, version);
    const change = withoutText(slug, to);
    await carryOut(change.files, person);
    return change;
  });

/** Notes that a part of a translation says what the English says that somebody was shown. */
export const confirm = (
  file: string,
  place: string,
  english: JsonRecord,
  person?: string,
): Promise<Shown> =>
  inTurn(async () => {
    const form = formOf(file);
    const now = await readForm(file);
    if (!now || !isTranslation(form)) throw new Refusal('This is no translation.', 404);
    const part = form.kind === 'words' ? partOf(now.words, place, form.schema) : place;
    await carryOut(withConfirmed(form, await englishFor(form, english), [part]), person);
    return (await readForm(file)) ?? now;
  });
