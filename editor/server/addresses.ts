/** What follows where a page gets another address, or goes: links in texts, and redirects. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages';
import type { Redirects } from '../../content/schema/redirects';
import { sourcesFile, textOfSources, type Sources } from '../../content/schema/sources';
import { textFilesIn } from '../../content/text-files';
import { textOf } from '../form/json';
import { legalTexts } from '../form/legal-texts';
import { fileOf, labelOf } from './labels';
import { Refusal } from './refusal';
import type { Plan } from './stored';

/** What is noted of a translation, as it is to be written. */
export const planOfSources = (code: string, sources: Sources): Plan =>
  new Map([[path.posix.relative('content', sourcesFile(code)), textOfSources(sources)]]);

/** Where texts lead to a page, by its address or, a text page, by its name: in all ways of writing a link. */
function linkTo(path: string): RegExp {
  const prefixes = languages.map(({ prefix }) => prefix).join('|');
  const written = path.slice(1);
  const byName = written.includes('/') ? '' : String.raw`\bto=["']|`;
  return new RegExp(
    `(${byName}(?:\\bhref=["']|\\]\\()(?:${prefixes})/)${written}(?=["'#)\\s])`,
    'g',
  );
}

/** A text whose links lead to another address. */
export const led = (text: string, from: string, to: string) =>
  text.replace(linkTo(from), `$1${to.slice(1)}`);

/** All texts by their files below `content`, but for those of the page at an address. */
function otherTexts(path: string): readonly (readonly [file: string, text: string])[] {
  const pages = languages.flatMap(({ code }) =>
    Object.entries(textFilesIn(code))
      .filter(([slug]) => `/${slug}` !== path)
      .map(([slug, text]) => [fileOf(code, slug), text] as const),
  );
  const legal = Object.keys(legalTexts).map(
    (file) => [file, readFileSync(`content/${file}`, 'utf8')] as const,
  );
  return [...pages, ...legal];
}

/** Throws a `Refusal` where a text leads to a page that is to go. */
export function refuseIfLinked(path: string): void {
  const leading = otherTexts(path).filter(([, text]) => linkTo(path).test(text));
  if (leading.length === 0) return;
  const names = leading.map(([file]) => `“${labelOf(file)}”`).join(', ');
  throw new Refusal(
    `${names} leads to the page at ${path}: take the link out there first. Nothing was taken away.`,
  );
}

const redirectsFile = 'facts/redirects.json';
/** The form in which people change where old addresses lead. */
export const redirectsForm = { file: 'facts/redirects', label: 'Addresses that lead elsewhere' };
type List = Redirects['list'];

const readRedirects = (): List =>
  (JSON.parse(readFileSync(`content/${redirectsFile}`, 'utf8')) as Redirects).list;

/** Old addresses that lead to a page. */
export const leadingTo = (path: string) =>
  readRedirects().flatMap(({ from, to }) => (to === path ? [from] : []));

/** The redirects, where they change. */
function withRedirects(change: (list: List) => List): Plan {
  const [before, after] = [readRedirects(), change(readRedirects())];
  return JSON.stringify(before) === JSON.stringify(after)
    ? new Map()
    : new Map([[redirectsFile, textOf({ list: after })]]);
}

/** A page changed its address, as several may at once: from one, to one. */
export type Move = readonly [from: string, to: string];

/** Nothing leads away from pages that are there. */
export const withPages = (paths: readonly string[], moves: readonly Move[] = []): Plan =>
  withRedirects((list) => {
    const target = (to: string) => moves.find(([from]) => from === to)?.[1] ?? to;
    const left = moves.filter(([from]) => !paths.includes(from));
    return [
      ...list
        .filter(({ from }) => !paths.includes(from) && !left.some(([old]) => old === from))
        .map(({ from, to }) => ({ from, to: target(to) })),
      ...left.map(([from, to]) => ({ from, to })),
    ];
  });

/** A page that goes leads, with all that has led to it, to another; or to none. */
export const withoutPage = (path: string, to: string | undefined): Plan =>
  to
    ? withPages([], [[path, to]])
    : withRedirects((list) => list.filter((each) => each.to !== path));

/** Texts whose links lead to where pages are now. */
export const withLinks = (moves: readonly Move[]): Plan =>
  new Map(
    moves.flatMap(([from, to]) =>
      otherTexts(from).flatMap(([file, text]) =>
        led(text, from, to) === text ? [] : [[file, led(text, from, to)] as const],
      ),
    ),
  );
