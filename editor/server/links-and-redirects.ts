/** Plans the updates of links and redirects when a page is moved or removed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages';
import type { Redirects } from '../../content/schema/redirects';
import { sourcesFile, textOfSources, type Sources } from '../../content/schema/sources';
import { textFilesIn } from '../../content/text-files';
import { textOf } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { textPageFile, labelOf } from './labels';
import { Refusal } from './refusal';
import type { Plan } from './form-files';

/** The file of a translation's source digests, as a planned change. */
export const planSources = (code: string, sources: Sources): Plan =>
  new Map([[path.posix.relative('content', sourcesFile(code)), textOfSources(sources)]]);

/** Matches the links to a page in a text: Markdown, `href` and, for a text page, the `to` of a component. */
function linkTo(path: string): RegExp {
  const prefixes = languages.map(({ prefix }) => prefix).join('|');
  const target = path.slice(1);
  const componentLink = target.includes('/') ? '' : String.raw`\bto=["']|`;
  return new RegExp(
    `(${componentLink}(?:\\bhref=["']|\\]\\()(?:${prefixes})/)${target}(?=["'#)\\s])`,
    'g',
  );
}

/** Replaces the links to an address in a text. */
export const replaceLinks = (text: string, from: string, to: string) =>
  text.replace(linkTo(from), `$1${to.slice(1)}`);

/** All texts with their files below `content`, except those of the page at `path`. */
function otherTexts(path: string): readonly (readonly [file: string, text: string])[] {
  const pages = languages.flatMap(({ code }) =>
    Object.entries(textFilesIn(code))
      .filter(([slug]) => `/${slug}` !== path)
      .map(([slug, text]) => [textPageFile(code, slug), text] as const),
  );
  const legal = Object.keys(legalTexts).map(
    (file) => [file, readFileSync(`content/${file}`, 'utf8')] as const,
  );
  return [...pages, ...legal];
}

/** Throws a `Refusal` if a text links to the page that is to be removed. */
export function refuseIfLinked(path: string): void {
  const linking = otherTexts(path).filter(([, text]) => linkTo(path).test(text));
  if (linking.length === 0) return;
  const names = linking.map(([file]) => `“${labelOf(file)}”`).join(', ');
  throw new Refusal(
    `${names} leads to the page at ${path}: take the link out there first. Nothing was taken away.`,
  );
}

const redirectsFile = 'facts/redirects.json';
/** The form of the redirects. */
export const redirectsForm = { file: 'facts/redirects', label: 'Addresses that lead elsewhere' };
type List = Redirects['list'];

const readRedirects = (): List =>
  (JSON.parse(readFileSync(`content/${redirectsFile}`, 'utf8')) as Redirects).list;

/** The addresses that redirect to a page. */
export const redirectsTo = (path: string) =>
  readRedirects().flatMap(({ from, to }) => (to === path ? [from] : []));

/** The redirects file as a planned change, unless it stays the same. */
function planRedirectsFile(change: (list: List) => List): Plan {
  const [before, after] = [readRedirects(), change(readRedirects())];
  return JSON.stringify(before) === JSON.stringify(after)
    ? new Map()
    : new Map([[redirectsFile, textOf({ list: after })]]);
}

/** The old and new address of a moved page. */
export type Move = readonly [from: string, to: string];

/** Updates the redirects for moved pages. Addresses of existing pages, given in `paths`, do not redirect. */
export const planRedirects = (paths: readonly string[], moves: readonly Move[] = []): Plan =>
  planRedirectsFile((list) => {
    const target = (to: string) => moves.find(([from]) => from === to)?.[1] ?? to;
    const vacated = moves.filter(([from]) => !paths.includes(from));
    return [
      ...list
        .filter(({ from }) => !paths.includes(from) && !vacated.some(([old]) => old === from))
        .map(({ from, to }) => ({ from, to: target(to) })),
      ...vacated.map(([from, to]) => ({ from, to })),
    ];
  });

/** Redirects a removed page, and what redirected to it, to another page; without `to`, those redirects are removed. */
export const planRemovalRedirects = (path: string, to: string | undefined): Plan =>
  to
    ? planRedirects([], [[path, to]])
    : planRedirectsFile((list) => list.filter((each) => each.to !== path));

/** The texts with links to moved pages, updated. */
export const planLinkUpdates = (moves: readonly Move[]): Plan =>
  new Map(
    moves.flatMap(([from, to]) =>
      otherTexts(from).flatMap(([file, text]) =>
        replaceLinks(text, from, to) === text
          ? []
          : [[file, replaceLinks(text, from, to)] as const],
      ),
    ),
  );
