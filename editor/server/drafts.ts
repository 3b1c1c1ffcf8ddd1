/** For the site beside the form: what is typed and not yet saved, in `.edit/drafts`. */
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bodyIn } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { problemsOf } from '../../content/schema/find-problems';
import { allForms } from '../../content/schema/forms';
import { textSchema } from '../../content/schema/texts';
import type { Problem } from '../api';
import type { Content } from '../form/fields';
import { textPageOf } from '../form/find-form';
import type { JsonRecord } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { fieldsOf, fileOf, placeOf } from './labels';
import { contentFolder, draftsFolder } from './folders';
import { problemsWithForm } from './problems';
import { formOf, isTranslation, nameOf, storedIn, textWith, writeWhole, type Read } from './stored';
import { composed } from './texts';

const readDraft: Read = (name) =>
  readFile(path.join(draftsFolder, name), 'utf8').catch(() => undefined);

/** Everything as it is saved. */
export async function resetDrafts(): Promise<void> {
  await rm(draftsFolder, { recursive: true, force: true });
  await mkdir(draftsFolder, { recursive: true });
  for (const folder of ['facts', 'words', 'legal', 'texts'])
    await cp(path.join(contentFolder, folder), path.join(draftsFolder, folder), {
      recursive: true,
    });
  for (const { code } of languages)
    for (const slug of await textsIn(contentFolder, code)) await showSaved(fileOf(code, slug));
}

const textsIn = async (folder: string, code: string) =>
  (await readdir(path.join(folder, 'texts', code)))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.basename(file, '.mdx'));

/** Whether a text page can be shown as it is. */
const isWhole = (code: string, page: string) =>
  bodyIn(page) !== '' && problemsOf(textSchema, fieldsOf(page), code).length === 0;

/**
 * A file of content as it is saved. Its name begins below `content`. A text page that is gone, or still to be written,
 * is not shown.
 */
export async function showSaved(name: string): Promise<void> {
  const draft = path.join(draftsFolder, name);
  const place = placeOf(name);
  const saved = await readFile(path.join(contentFolder, name), 'utf8').catch(() => undefined);
  if (saved === undefined || (place && !isWhole(place.code, saved)))
    await rm(draft, { force: true });
  else await writeWhole(draft, saved);
}

/** All that the page beside the form shows, by the files of forms. */
export async function readDrafts(): Promise<Content> {
  const pages = languages.map(async ({ code }) =>
    (await textsIn(draftsFolder, code)).map((slug) => `texts/${code}/${slug}`),
  );
  const files = [
    ...allForms.map(({ file }) => file),
    ...Object.keys(legalTexts).map((name) => name.replace('.mdx', '')),
    ...(await Promise.all(pages)).flat(),
  ];
  const all = files.map(async (file) => {
    const stored = await storedIn(formOf(file), readDraft).catch(() => undefined);
    return [file, stored?.words] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

let last: Promise<unknown> = Promise.resolve();

/** Of those pages that are new, there is one in each language, at the address that was typed last. */
async function removeOthers(code: string, slug: string): Promise<void> {
  const saved = await textsIn(contentFolder, code);
  for (const other of await textsIn(draftsFolder, code))
    if (other !== slug && !saved.includes(other))
      await rm(path.join(draftsFolder, fileOf(code, other)), { force: true });
}

/** What somebody types, as its file would be. A page whose address is being changed is shown at the old one. */
async function draftOf(file: string, words: JsonRecord) {
  const form = formOf(file);
  const page = textPageOf(file);
  const text = textWith(form, words);
  if (!page) return { name: nameOf(form), text };
  const slug = page.slug ?? String(words.slug);
  const english = isTranslation(form) ? await readDraft(fileOf('en', slug)) : undefined;
  return { name: fileOf(page.code, slug), text: composed(text, english), page: { ...page, slug } };
}

/** What was typed, and where its page is; what is wrong with it, if it was not shown. */
export interface Draft {
  readonly problems: readonly Problem[];
  readonly path?: string;
}

/** Shows it on the page beside the form, unless it breaks a rule: the page would break too. */
export function showDraft(file: string, words: JsonRecord): Promise<Draft> {
  // One after the other: of two drafts of a file the later one has to stay.
  const shown = last.then(async (): Promise<Draft> => {
    const problems = await problemsWithForm(formOf(file), words);
    if (problems.length > 0) return { problems };
    const { name, text, page } = await draftOf(file, words);
    if (page) await removeOthers(page.code, page.slug);
    if ((await readDraft(name)) !== text) await writeWhole(path.join(draftsFolder, name), text);
    return { problems: [], ...(page ? { path: `/${page.slug}` } : {}) };
  });
  last = shown.catch(() => undefined);
  return shown;
}
