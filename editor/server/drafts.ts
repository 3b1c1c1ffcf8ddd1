/** Unsaved input, written to `.edit/drafts`, from where the preview beside the form reads it. */
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
import { frontmatterOf, textPageFile, textPageOfFile } from './labels';
import { contentFolder, draftsFolder } from './folders';
import { problemsWithForm } from './problems';
import {
  formOf,
  isTranslation,
  fileNameOf,
  readForm,
  serializeForm,
  writeAtomically,
  type ReadFile,
} from './form-files';
import { withSharedFields } from './text-pages';

const readDraft: ReadFile = (name) =>
  readFile(path.join(draftsFolder, name), 'utf8').catch(() => undefined);

/** Replaces all drafts by the saved content. */
export async function resetDrafts(): Promise<void> {
  await rm(draftsFolder, { recursive: true, force: true });
  await mkdir(draftsFolder, { recursive: true });
  for (const folder of ['facts', 'words', 'legal', 'texts'])
    await cp(path.join(contentFolder, folder), path.join(draftsFolder, folder), {
      recursive: true,
    });
  for (const { code } of languages)
    for (const slug of await textsIn(contentFolder, code))
      await resetDraft(textPageFile(code, slug));
}

const textsIn = async (folder: string, code: string) =>
  (await readdir(path.join(folder, 'texts', code)))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.basename(file, '.mdx'));

/** Whether a text page is complete enough to be shown. */
const isComplete = (code: string, page: string) =>
  bodyIn(page) !== '' && problemsOf(textSchema, frontmatterOf(page), code).length === 0;

/**
 * Replaces the draft of a file, named below `content`, by the saved file. A text page that is removed or incomplete
 * loses its draft and is not shown.
 */
export async function resetDraft(name: string): Promise<void> {
  const draft = path.join(draftsFolder, name);
  const page = textPageOfFile(name);
  const saved = await readFile(path.join(contentFolder, name), 'utf8').catch(() => undefined);
  if (saved === undefined || (page && !isComplete(page.code, saved)))
    await rm(draft, { force: true });
  else await writeAtomically(draft, saved);
}

/** All content that the preview shows, by form. */
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
    const content = await readForm(formOf(file), readDraft).catch(() => undefined);
    return [file, content?.words] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

let last: Promise<unknown> = Promise.resolve();

/** Removes drafts of unsaved pages at other addresses: a new page is shown only at the address typed last. */
async function removeStaleDrafts(code: string, slug: string): Promise<void> {
  const saved = await textsIn(contentFolder, code);
  for (const other of await textsIn(draftsFolder, code))
    if (other !== slug && !saved.includes(other))
      await rm(path.join(draftsFolder, textPageFile(code, other)), { force: true });
}

/** The draft file for a form's unsaved input. A page whose address is being changed is shown at the old one. */
async function draftFileOf(file: string, words: JsonRecord) {
  const form = formOf(file);
  const page = textPageOf(file);
  const text = serializeForm(form, words);
  if (!page) return { name: fileNameOf(form), text };
  const slug = page.slug ?? String(words.slug);
  const english = isTranslation(form) ? await readDraft(textPageFile('en', slug)) : undefined;
  return {
    name: textPageFile(page.code, slug),
    text: withSharedFields(text, english),
    page: { ...page, slug },
  };
}

/** The outcome of writing a draft: its problems if it is not shown, and the path of a text page. */
export interface Draft {
  readonly problems: readonly Problem[];
  readonly path?: string;
}

/** Shows unsaved input in the preview, unless it breaks a rule: the page would break too. */
export function showDraft(file: string, words: JsonRecord): Promise<Draft> {
  // One at a time, so that the later of two drafts of a file wins.
  const shown = last.then(async (): Promise<Draft> => {
    const problems = await problemsWithForm(formOf(file), words);
    if (problems.length > 0) return { problems };
    const { name, text, page } = await draftFileOf(file, words);
    if (page) await removeStaleDrafts(page.code, page.slug);
    if ((await readDraft(name)) !== text)
      await writeAtomically(path.join(draftsFolder, name), text);
    return { problems: [], ...(page ? { path: `/${page.slug}` } : {}) };
  });
  last = shown.catch(() => undefined);
  return shown;
}
