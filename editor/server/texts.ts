/** What follows from saving a text page: the same page in the other languages, its address, its redirects. */
import { bodyIn, withFrontmatter } from '../../content/frontmatter';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import { readSources } from '../../content/schema/sources';
import { findPageProblems } from '../../content/schema/text-problems';
import { sameInEveryLanguage, type TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import type { News } from '../api';
import {
  leadingTo,
  led,
  planOfSources,
  redirectsForm,
  refuseIfLinked,
  withLinks,
  withoutPage,
  withPages,
} from './addresses';
import { fieldsOf, fileOf, labelOf, placeOf } from './labels';
import { Refusal } from './refusal';
import type { Plan } from './stored';

/** What is to be written, and what everybody at the editor has to know of it. */
export interface Change {
  readonly files: Plan;
  readonly news?: News;
}

/** The fields of a text in the order in which files have them, the same in every language where they are to be. */
function wholeFields(
  { title = '', description = '', ...others }: Partial<TextWords>,
  english: object,
) {
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

/** A text page with what it shares with the English one. Throws as `readFields` does. */
export function composed(text: string, english = text): string {
  const fields = wholeFields(readFields(text), sharedIn(english));
  // What is so already stays byte for byte.
  return JSON.stringify(fields) === JSON.stringify(readFields(text))
    ? text
    : withFrontmatter(fields, bodyIn(text));
}

/** The page in another language: the one that is there, or one that is still to be written. */
const twinFor = (english: string, twin: string | undefined): string =>
  twin === undefined
    ? withFrontmatter(wholeFields({}, sharedIn(english)), '')
    : composed(twin, english);

/** What translations were written from, under another address or under none. */
function withSources(slug: string, next?: string): Plan {
  return new Map(
    translations.flatMap(({ code }) => {
      const { [fileOf('en', slug)]: written, ...others } = readSources(code);
      const kept = next && written ? { ...others, [fileOf('en', next)]: written } : others;
      return [...planOfSources(code, kept)];
    }),
  );
}

/**
 * A page at its address: what is the same in every language is written in all. A language that lacks it, as all others
 * do when it is new, gets an empty one.
 */
const put = (slug: string, text: string): Change => ({
  files: new Map([
    [fileOf('en', slug), text],
    ...translations.flatMap(({ code }) => {
      const twin = textFilesIn(code)[slug];
      const next = twinFor(text, twin);
      return next === twin ? [] : [[fileOf(code, slug), next] as const];
    }),
    ...withPages([`/${slug}`]),
  ]),
});

/** A page that has another address in every language. The old one leads to it, and so do all links. */
function moved(slug: string, next: string, text: string): Change {
  const [from, to] = [`/${slug}`, `/${next}`];
  return {
    files: new Map([
      // First: after a move that was broken off, the page itself is among them.
      ...withLinks([[from, to]]),
      ...languages.flatMap(({ code }) => {
        const { [slug]: twin, [next]: there } = textFilesIn(code);
        const page = code === 'en' ? text : twinFor(text, twin ?? there);
        return [
          [fileOf(code, slug), undefined] as const,
          [fileOf(code, next), led(page, from, to)] as const,
        ];
      }),
      ...withSources(slug, next),
      ...withPages([to], [[from, to]]),
    ]),
    news: { said: `The page is at ${to} now, in every language. ${from} leads to it.` },
  };
}

/**
 * Takes a page away in every language; its address, and those that lead to it, lead to another page from then on, or to
 * none. Throws a `Refusal` where a text leads to it, and where nobody has said what becomes of addresses that do.
 */
export function withoutText(slug: string, to: string | undefined): Change {
  const path = `/${slug}`;
  refuseIfLinked(path);
  const addresses = leadingTo(path);
  if (addresses.length > 0 && to === undefined)
    throw new Refusal(
      `${addresses.join(', ')} ${addresses.length > 1 ? 'lead' : 'leads'} to this page. Say where to lead instead. Nothing was taken away.`,
      409,
      { addresses },
    );
  return {
    files: new Map([
      ...languages.map(({ code }) => [fileOf(code, slug), undefined] as const),
      ...withSources(slug),
      ...withoutPage(path, to),
    ]),
    news: {
      said: `“${labelOf(fileOf('en', slug))}” is taken away, in every language. ${to ? `${path} leads to ${to}.` : `${path} says that there is no page, unless you lead it to another.`}`,
      form: redirectsForm,
    },
  };
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

/** What saving an English text page changes; it was at the address `former`, if anywhere. Throws a `Refusal`. */
export function withText(slug: string, written: string, former: string | undefined): Change {
  if (slug !== former && slug in textFilesIn('en'))
    throw new Refusal('Rules are broken. Nothing was saved yet.', 422, {
      problems: [
        { path: 'slug', said: `Another page has this address, “/${slug}”: choose another.` },
      ],
    });
  const text = composed(written);
  const change =
    former === undefined || former === slug ? put(slug, text) : moved(former, slug, text);
  const [problem] = findPageProblems((each) => filesAfter(each, change.files)).filter(
    (each) => each.slug === slug && each.code === 'en',
  );
  if (problem) throw new Refusal(`The page ${problem.said}. Nothing was saved yet.`, 422);
  return change;
}
