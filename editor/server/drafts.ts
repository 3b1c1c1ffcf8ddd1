import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bodyIn, withFrontmatter } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { problemsOf } from '../../content/schema/find-problems';
import { allForms } from '../../content/schema/forms';
import { slugProblem } from '../../content/schema/text-address';
import { textSchema } from '../../content/schema/texts';
import { findProblemIn } from '../../scripts/check/mdx-texts';
import type { Content } from '../form/fields';
import { textOf, type Json } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { contentFolder, draftsFolder } from './folders';
import { writeWhole } from './save';
import { fieldsOf, pageWords, placeOf } from './files';
import { composed } from './texts';

/** Everything as it is saved. */
export async function resetDrafts(): Promise<void> {
  await rm(draftsFolder, { recursive: true, force: true });
  await mkdir(draftsFolder, { recursive: true });
  for (const folder of ['facts', 'words', 'legal', 'texts'])
    await cp(path.join(contentFolder, folder), path.join(draftsFolder, folder), {
      recursive: true,
    });
  for (const { code } of languages)
    for (const slug of await textsIn(contentFolder, code))
      await showSaved(`texts/${code}/${slug}.mdx`);
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

/**
 * All that the page beside the form shows. Its form knows a text page that is not saved by no address, so its address is
 * among its words.
 */
export async function readDrafts(): Promise<Content> {
  const read = (name: string) => readFile(path.join(draftsFolder, name), 'utf8');
  const words = allForms.map(
    async ({ file }) => [file, JSON.parse(await read(`${file}.json`)) as Json] as const,
  );
  const texts = Object.keys(legalTexts).map(async (file) => [file, await read(file)] as const);
  const pages = languages.map(async ({ code }) => {
    const saved = await textsIn(contentFolder, code);
    const slugs = await textsIn(draftsFolder, code);
    return slugs.map(async (slug) => {
      const words = pageWords(await read(`texts/${code}/${slug}.mdx`));
      return saved.includes(slug)
        ? ([`texts/${code}/${slug}`, words] as const)
        : ([`texts/${code}`, { ...words, slug }] as const);
    });
  });
  const all = [...words, ...texts, ...(await Promise.all(pages)).flat()];
  return Object.fromEntries(await Promise.all(all));
}

type Typed = Readonly<Record<string, unknown>>;

/** What somebody is typing: the words of a form, a legal text or a text page, by its name below `content`. */
export type Draft =
  | { readonly file: string; readonly fields: Typed; readonly text: string }
  | { readonly file: string; readonly words: Typed }
  | { readonly file: string; readonly text: string };

let shown: Promise<void> = Promise.resolve();

/** Shows it on the page beside the form, unless it breaks a rule: the page would break too. */
export function showDraft(draft: Draft): Promise<void> {
  // One after the other: of two drafts of a file the later one has to stay.
  shown = shown.catch(() => undefined).then(() => show(draft));
  return shown;
}

/** All fields that are not empty. */
const given = (fields: Typed): Typed =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Shows a text page. Of those that are new, there is one in each language, at the address that was typed last. */
async function showPage(file: string, fields: Typed, text: string): Promise<void> {
  const place = placeOf(file);
  if (!place) return;
  const { code, slug } = place;
  const typed = withFrontmatter(given(fields), text);
  const english = path.join(draftsFolder, 'texts/en', `${slug}.mdx`);
  const page = composed(typed, code === 'en' ? typed : await readFile(english, 'utf8'));
  if (slugProblem(slug) || !isWhole(code, page) || (await findProblemIn(file, page))) return;
  const saved = await textsIn(contentFolder, code);
  for (const other of await textsIn(draftsFolder, code))
    if (other !== slug && !saved.includes(other))
      await rm(path.join(draftsFolder, 'texts', code, `${other}.mdx`));
  await writeWhole(path.join(draftsFolder, file), page);
}

async function show(draft: Draft): Promise<void> {
  if ('fields' in draft) return showPage(draft.file, draft.fields, draft.text);
  if ('text' in draft) {
    if (!legalTexts[draft.file] || (await findProblemIn(draft.file, draft.text))) return;
    await writeWhole(path.join(draftsFolder, draft.file), draft.text);
    return;
  }
  const form = allForms.find(({ file }) => file === draft.file);
  if (!form) return;
  const words = given(draft.words);
  if (problemsOf(form.schema, words, form.language).length > 0) return;
  await writeWhole(path.join(draftsFolder, `${form.file}.json`), textOf(words));
}
