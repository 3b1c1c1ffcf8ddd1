/** Plans the file changes of saving a text page: the page in all languages, its address and redirects. */
import { bodyIn, withFrontmatter } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import { readSources } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { sameInEveryLanguage, type TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import type { News } from '../api';
import {
  redirectsTo,
  replaceLinks,
  planSources,
  redirectsForm,
  refuseIfLinked,
  planLinkUpdates,
  planRemovalRedirects,
  planRedirects,
} from './links-and-redirects';
import { frontmatterOf, textPageFile, labelOf, textPageOfFile } from './labels';
import { Refusal } from './refusal';
import type { Plan } from './form-files';

/** Planned file changes, and a notice for everybody who has the editor open. */
export interface Change {
  readonly files: Plan;
  readonly news?: News;
}

/** The front matter in its order in files, with the shared fields of the English page. */
function orderFields(
  { title = '', description = '', ...others }: Partial<TextWords>,
  english: object,
) {
  const shared = { ...others, ...english } as Partial<TextWords>;
  const sharedFields = sameInEveryLanguage.flatMap((name) =>
    shared[name] === undefined ? [] : [[name, shared[name]] as const],
  );
  return { title, description, ...Object.fromEntries(sharedFields) };
}

/** The front matter of a text page. Throws a `Refusal` if it cannot be parsed, so that it is not overwritten. */
function readFrontmatter(text: string): Partial<TextWords> {
  const fields = frontmatterOf(text);
  if (!fields)
    throw new Refusal(
      'The first lines of this page cannot be read in one of the languages. Nothing was saved. Press “Publish” to see in which, and ask a developer to mend it.',
    );
  return fields;
}

const sharedFieldsOf = (text: string) => {
  const fields = readFrontmatter(text);
  return Object.fromEntries(sameInEveryLanguage.map((name) => [name, fields[name]]));
};

/** A text page with the shared fields of the English page. Throws as `readFrontmatter` does. */
export function withSharedFields(text: string, english = text): string {
  const fields = orderFields(readFrontmatter(text), sharedFieldsOf(english));
  // A page that needs no change keeps its bytes.
  return JSON.stringify(fields) === JSON.stringify(readFrontmatter(text))
    ? text
    : withFrontmatter(fields, bodyIn(text));
}

/** The page in another language: the existing one, or an empty one. */
const translationOf = (english: string, twin: string | undefined): string =>
  twin === undefined
    ? withFrontmatter(orderFields({}, sharedFieldsOf(english)), '')
    : withSharedFields(twin, english);

/** The source digests of a page, moved to another address or removed. */
function planMovedSources(slug: string, next?: string): Plan {
  return new Map(
    translations.flatMap(({ code }) => {
      const { [textPageFile('en', slug)]: digests, ...others } = readSources(code);
      const sources = next && digests ? { ...others, [textPageFile('en', next)]: digests } : others;
      return [...planSources(code, sources)];
    }),
  );
}

/**
 * A new page, or one that keeps its address: shared fields are written in every language. A language without the page
 * gets an empty one.
 */
const planPage = (slug: string, text: string): Change => ({
  files: new Map([
    [textPageFile('en', slug), text],
    ...translations.flatMap(({ code }) => {
      const twin = textFilesIn(code)[slug];
      const next = translationOf(text, twin);
      return next === twin ? [] : [[textPageFile(code, slug), next] as const];
    }),
    ...planRedirects([`/${slug}`]),
  ]),
});

/** A page with a new address, in every language. The old address redirects there and links are updated. */
function planMovedPage(slug: string, next: string, text: string): Change {
  const [from, to] = [`/${slug}`, `/${next}`];
  return {
    files: new Map([
      // First: after an interrupted move, the page itself is among the updated files.
      ...planLinkUpdates([[from, to]]),
      ...languages.flatMap(({ code }) => {
        const { [slug]: twin, [next]: existing } = textFilesIn(code);
        const page = code === 'en' ? text : translationOf(text, twin ?? existing);
        return [
          [textPageFile(code, slug), undefined] as const,
          [textPageFile(code, next), replaceLinks(page, from, to)] as const,
        ];
      }),
      ...planMovedSources(slug, next),
      ...planRedirects([to], [[from, to]]),
    ]),
    news: { said: `The page is at ${to} now, in every language. ${from} leads to it.` },
  };
}

/**
 * Removes a page in every language. Its address and those that redirect to it redirect to `to`, or nowhere if `to` is
 * empty. Throws a `Refusal` if a text links to the page, or if there are redirects and `to` is undefined.
 */
export function planPageRemoval(slug: string, to: string | undefined): Change {
  const path = `/${slug}`;
  refuseIfLinked(path);
  const addresses = redirectsTo(path);
  if (addresses.length > 0 && to === undefined)
    throw new Refusal(
      `${addresses.join(', ')} ${addresses.length > 1 ? 'lead' : 'leads'} to this page. Say where to lead instead. Nothing was taken away.`,
      409,
      { addresses },
    );
  return {
    files: new Map([
      ...languages.map(({ code }) => [textPageFile(code, slug), undefined] as const),
      ...planMovedSources(slug),
      ...planRemovalRedirects(path, to),
    ]),
    news: {
      said: `“${labelOf(textPageFile('en', slug))}” is taken away, in every language. ${to ? `${path} leads to ${to}.` : `${path} says that there is no page, unless you lead it to another.`}`,
      form: redirectsForm,
    },
  };
}

/** The text pages of a language after the planned changes. */
function filesAfter(code: string, files: Plan): Readonly<Record<string, string>> {
  const after = new Map<string, string | undefined>(Object.entries(textFilesIn(code)));
  for (const [file, text] of files) {
    const page = textPageOfFile(file);
    if (page?.code === code) after.set(page.slug, text);
  }
  return Object.fromEntries(
    [...after].flatMap(([slug, text]) => (text === undefined ? [] : [[slug, text] as const])),
  );
}

/** The changes of saving an English text page. `previousSlug` is that of an existing page. Throws a `Refusal`. */
export function planTextPage(
  slug: string,
  newText: string,
  previousSlug: string | undefined,
): Change {
  if (slug !== previousSlug && slug in textFilesIn('en'))
    throw new Refusal('Rules are broken. Nothing was saved yet.', 422, {
      problems: [
        { path: 'slug', said: `Another page has this address, “/${slug}”: choose another.` },
      ],
    });
  const text = withSharedFields(newText);
  const change =
    previousSlug === undefined || previousSlug === slug
      ? planPage(slug, text)
      : planMovedPage(previousSlug, slug, text);
  const [problem] = findPageProblems((each) => filesAfter(each, change.files)).filter(
    (each) => each.slug === slug && each.code === 'en',
  );
  if (problem) throw new Refusal(`The page ${problem.said}. Nothing was saved yet.`, 422);
  return change;
}
