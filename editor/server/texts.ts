import { readFileSync } from 'node:fs';
import { bodyIn, frontmatterIn, withFrontmatter } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import type { Redirects } from '../../content/schema/redirects';
import { readSources, sourcesFile, textOfSources } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { sameInEveryLanguage, type TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import { textOf } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import type { News, TextPage } from './outcome';
import { Refusal } from './refusal';

/** Files to be written, by their names below `content`; those without a text are to be removed. */
export type Plan = ReadonlyMap<string, string | undefined>;

/** What becomes of text pages, and what everybody at the editor has to know of it. */
export interface TextChange {
  readonly files: Plan;
  readonly news?: News;
}

const fileOf = (code: string, slug: string) => `texts/${code}/${slug}.mdx`;

/** The language and the address of a text page, by its file below `content`. */
export const placeOf = (file: string) =>
  /^texts\/(?<code>\w+)\/(?<slug>[^/]+)\.mdx$/.exec(file)?.groups as
    { readonly code: string; readonly slug: string } | undefined;

const fieldsOf = (text: string): Partial<TextWords> => {
  try {
    return Object(frontmatterIn(text)) as Partial<TextWords>;
  } catch {
    return {};
  }
};

/** What a text page is called in lists: as it is called in English, where it has no title yet. */
export function labelOf(file: string): string {
  const place = placeOf(file);
  const language = translations.find(({ code }) => code === place?.code);
  const titleIn = (code: string) => fieldsOf(textFilesIn(code)[place?.slug ?? ''] ?? '').title;
  const title = titleIn(place?.code ?? 'en') || titleIn('en') || place?.slug;
  return language ? `${title} (${language.name})` : `${title}`;
}

/** The text pages of a language in the order of their places. */
export const textPages = (code: string): TextPage[] =>
  Object.entries(textFilesIn(code))
    .sort(([, one], [, other]) => (fieldsOf(one).order ?? 0) - (fieldsOf(other).order ?? 0))
    .map(([slug]) => ({ slug, label: labelOf(fileOf(code, slug)) }));

/** The fields of a text in the order in which files have them, the same in every language where they are to be. */
function whole({ title = '', description = '', ...others }: Partial<TextWords>, english: object) {
  const shared = { ...others, ...english } as Partial<TextWords>;
  const same = sameInEveryLanguage.flatMap((name) =>
    shared[name] === undefined ? [] : [[name, shared[name]] as const],
  );
  return { title, description, ...Object.fromEntries(same) };
}

const sharedIn = (text: string) => {
  const fields = fieldsOf(text);
  return Object.fromEntries(sameInEveryLanguage.map((name) => [name, fields[name]]));
};

/** A text page as its file is written, with what it has in common with the English one. */
export const composed = (text: string, english = text): string =>
  withFrontmatter(whole(fieldsOf(text), sharedIn(english)), bodyIn(text));

/** Where texts lead to a page of text, by name or by address. */
const linkTo = (slug: string) =>
  new RegExp(
    `(to="|\\]\\((?:${languages.map(({ prefix }) => prefix).join('|')})/)${slug}(?=["#)])`,
    'g',
  );

/** All texts by their files below `content`, but for one page’s. */
function otherTexts(slug: string): ReadonlyMap<string, string> {
  const pages = languages.flatMap(({ code }) =>
    Object.entries(textFilesIn(code))
      .filter(([each]) => each !== slug)
      .map(([each, text]) => [fileOf(code, each), text] as const),
  );
  const legal = Object.keys(legalTexts).map(
    (file) => [file, readFileSync(`content/${file}`, 'utf8')] as const,
  );
  return new Map([...pages, ...legal]);
}

const redirectsFile = 'facts/redirects.json';

const readRedirects = () =>
  (JSON.parse(readFileSync(`content/${redirectsFile}`, 'utf8')) as Redirects).list;

/** The redirects, where they change. */
function withRedirects(change: (list: Redirects['list']) => Redirects['list']): Plan {
  const [before, after] = [readRedirects(), change(readRedirects())];
  return JSON.stringify(before) === JSON.stringify(after)
    ? new Map()
    : new Map([[redirectsFile, textOf({ list: after })]]);
}

/** What translations were written from, under another address or under none. */
function withSources(slug: string, next?: string): Plan {
  return new Map(
    translations.flatMap(({ code }) => {
      const { [fileOf('en', slug)]: written, ...others } = readSources(code);
      const kept = next && written ? { ...others, [fileOf('en', next)]: written } : others;
      return [[sourcesFile(code).replace('content/', ''), textOfSources(kept)] as const];
    }),
  );
}

/** A page that is new: in every other language, an empty one is put beside it. */
function added(slug: string, text: string): TextChange {
  const empty = withFrontmatter(whole({}, sharedIn(text)), '');
  return {
    files: new Map([
      [fileOf('en', slug), text],
      ...translations.map(({ code }) => [fileOf(code, slug), empty] as const),
      ...withRedirects((list) => list.filter(({ from }) => from !== `/${slug}`)),
    ]),
  };
}

/** A page that stays where it is: what is the same in every language is changed in all. */
const changed = (slug: string, text: string): TextChange => ({
  files: new Map([
    [fileOf('en', slug), text],
    ...translations.flatMap(({ code }) => {
      const twin = textFilesIn(code)[slug];
      const next = twin && composed(twin, text);
      return next && next !== twin ? [[fileOf(code, slug), next] as const] : [];
    }),
  ]),
});

/** A page that has another address in every language. The old one leads to it, and so do all links. */
function moved(slug: string, next: string, text: string): TextChange {
  const links = [...otherTexts(slug)].flatMap(([file, other]) => {
    const led = other.replace(linkTo(slug), `$1${next}`);
    return led === other ? [] : [[file, led] as const];
  });
  return {
    files: new Map([
      ...languages.flatMap(({ code }) => {
        const twin = textFilesIn(code)[slug];
        const page = code === 'en' ? text : twin && composed(twin, text);
        return [[fileOf(code, slug), undefined] as const, [fileOf(code, next), page] as const];
      }),
      ...links,
      ...withSources(slug, next),
      ...withRedirects((list) => [
        ...list
          .filter(({ from }) => from !== `/${next}`)
          .map(({ from, to }) => ({ from, to: to === `/${slug}` ? `/${next}` : to })),
        { from: `/${slug}`, to: `/${next}` },
      ]),
    ]),
    news: { said: `The page is at /${next} now, in every language. /${slug} leads to it.` },
  };
}

/** A page that goes, in every language. Throws where a text still leads to it. */
function removed(slug: string): TextChange {
  const leading = [...otherTexts(slug)].filter(([, text]) => linkTo(slug).test(text));
  if (leading.length > 0) {
    const names = leading.map(([file]) => `“${legalTexts[file] ?? labelOf(file)}”`).join(', ');
    throw new Refusal(
      `${names} leads to this page: take the link out there first. Nothing was taken away.`,
    );
  }
  return {
    files: new Map([
      ...languages.map(({ code }) => [fileOf(code, slug), undefined] as const),
      ...withSources(slug),
      ...withRedirects((list) => list.filter(({ to }) => to !== `/${slug}`)),
    ]),
    news: {
      said: `“${labelOf(fileOf('en', slug))}” is taken away, in every language. /${slug} says that there is no page, unless you lead it to another.`,
      form: { file: 'facts/redirects', label: 'Lead it to another page' },
    },
  };
}

/** What follows from a page that is written at one address and taken from another. Throws a `Refusal`. */
function changeFor(
  written: { readonly slug: string; readonly text: string } | undefined,
  gone: string | undefined,
): TextChange {
  const isThere = (slug: string) => slug in textFilesIn('en');
  if (!written) return gone === undefined ? { files: new Map() } : removed(gone);
  const { slug, text } = written;
  if (gone !== undefined && gone !== slug) return moved(gone, slug, text);
  return isThere(slug) ? changed(slug, text) : added(slug, text);
}

/**
 * What saving a text page of a language changes: `written` by its file below `content`, and the file that is `gone`.
 * Throws a `Refusal` where a rule is broken.
 */
export function planText(
  written: { readonly file: string; readonly text: string } | undefined,
  gone: string | undefined,
): TextChange {
  const place = placeOf(written?.file ?? gone ?? '');
  if (!place || !languages.some((each) => each.code === place.code))
    throw new Refusal('The editor has no form for this page. Nothing was saved.');
  const { code, slug } = place;
  if (code !== 'en') {
    const english = textFilesIn('en')[slug];
    if (!written || gone || english === undefined)
      throw new Refusal(
        'Pages are added and taken away, and get their addresses, in English: the other languages follow. Nothing was changed.',
      );
    return { files: new Map([[written.file, composed(written.text, english)]]) };
  }
  const change = changeFor(
    written && { slug, text: composed(written.text) },
    gone && placeOf(gone)?.slug,
  );
  const [problem] = findPageProblems((each) => filesAfter(each, change.files)).filter(
    (each) => written && each.slug === slug && each.code === 'en',
  );
  if (problem) throw new Refusal(`The page ${problem.said}. Nothing was saved yet.`);
  return change;
}

/** The text pages of a language as they will be. */
function filesAfter(code: string, files: Plan): Readonly<Record<string, string>> {
  const after = new Map<string, string | undefined>(Object.entries(textFilesIn(code)));
  for (const [file, text] of files) {
    const place = placeOf(file);
    if (place?.code === code) after.set(place.slug, text);
  }
  return Object.fromEntries(
    [...after].flatMap(([slug, text]) => (text === undefined ? [] : [[slug, text] as const])),
  );
}
