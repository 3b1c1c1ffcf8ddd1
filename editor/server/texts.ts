import { readFileSync } from 'node:fs';
import { bodyIn, withFrontmatter } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import type { Redirects } from '../../content/schema/redirects';
import { readSources, sourcesFile, textOfSources } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { sameInEveryLanguage, type TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import { textOf } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { fieldsOf, fileOf, labelOf, placeOf } from './files';
import type { News } from './outcome';
import { Refusal } from './refusal';

/** Files to be written, by their names below `content`; those without a text are to be removed. */
type Plan = ReadonlyMap<string, string | undefined>;

/** What becomes of text pages, and what everybody at the editor has to know of it. */
export interface TextChange {
  readonly files: Plan;
  readonly news?: News;
}

/** The fields of a text in the order in which files have them, the same in every language where they are to be. */
function whole({ title = '', description = '', ...others }: Partial<TextWords>, english: object) {
  const shared = { ...others, ...english } as Partial<TextWords>;
  const same = sameInEveryLanguage.flatMap((name) =>
    shared[name] === undefined ? [] : [[name, shared[name]] as const],
  );
  return { title, description, ...Object.fromEntries(same) };
}

/** What stands above a text. Throws a `Refusal` where it cannot be read: nothing may be written over it. */
function readFields(text: string): Partial<TextWords> {
  const fields = fieldsOf(text);
  if (!fields)
    throw new Refusal(
      'The first lines of this page cannot be read in one of the languages. Nothing was saved. Press “Publish” to see in which, and ask a developer to mend it.',
    );
  return fields;
}

const sharedIn = (text: string) => {
  const fields = readFields(text);
  return Object.fromEntries(sameInEveryLanguage.map((name) => [name, fields[name]]));
};

/** A text page as its file is written, with what it has in common with the English one. Throws as `readFields` does. */
export const composed = (text: string, english = text): string =>
  withFrontmatter(whole(readFields(text), sharedIn(english)), bodyIn(text));

/** The page in another language: the one that is there, or one that is still to be written. */
const twinFor = (english: string, twin: string | undefined): string =>
  twin === undefined ? withFrontmatter(whole({}, sharedIn(english)), '') : composed(twin, english);

/** Where texts lead to a page of text, by its name or by its address, in all ways of writing a link. */
const linkTo = (slug: string) =>
  new RegExp(
    `(\\bto=["']|(?:\\bhref=["']|\\]\\()(?:${languages.map(({ prefix }) => prefix).join('|')})/)${slug}(?=["'#)\\s])`,
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

/**
 * A page at its address: what is the same in every language is written in all. A language that lacks it, as all others
 * do when it is new, gets an empty one.
 */
const put = (slug: string, text: string): TextChange => ({
  files: new Map([
    [fileOf('en', slug), text],
    ...translations.flatMap(({ code }) => {
      const twin = textFilesIn(code)[slug];
      const next = twinFor(text, twin);
      return next === twin ? [] : [[fileOf(code, slug), next] as const];
    }),
    ...withRedirects((list) => list.filter(({ from }) => from !== `/${slug}`)),
  ]),
});

/** A page that has another address in every language. The old one leads to it, and so do all links. */
function moved(slug: string, next: string, text: string): TextChange {
  const led = (page: string) => page.replace(linkTo(slug), `$1${next}`);
  const links = [...otherTexts(slug)].flatMap(([file, other]) =>
    led(other) === other ? [] : [[file, led(other)] as const],
  );
  return {
    files: new Map([
      // First: after a move that was broken off, the page itself is among them.
      ...links,
      ...languages.flatMap(({ code }) => {
        const { [slug]: twin, [next]: moved } = textFilesIn(code);
        const page = code === 'en' ? text : twinFor(text, twin ?? moved);
        return [[fileOf(code, slug), undefined] as const, [fileOf(code, next), led(page)] as const];
      }),
      ...withSources(slug, next),
      ...withRedirects((list) => [
        ...list
          .filter(({ from }) => from !== `/${next}` && from !== `/${slug}`)
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
    const names = leading.map(([file]) => `“${labelOf(file)}”`).join(', ');
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
  if (!written) return gone === undefined ? { files: new Map() } : removed(gone);
  const { slug, text } = written;
  return gone === undefined || gone === slug ? put(slug, text) : moved(gone, slug, text);
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
