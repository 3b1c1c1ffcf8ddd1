import { readFileSync } from 'node:fs';
import data from '@words/not-found.json' with { type: 'json' };
import { language, otherLanguages, type Language } from './languages';
import { read } from './read';
import { pathIn, sectionIds } from './routes';
import type { NotFoundWords } from './schema/frame';

/** The words of the 404 page in a language, with its two ways onward. */
function notFoundIn(its: Language, words: NotFoundWords) {
  const { up, down, ...others } = words;
  const home = pathIn(its, '/');
  return {
    ...others,
    code: its.code,
    up: { label: up, href: home },
    down: { label: down, href: `${home}#${sectionIds.collections}` },
  };
}

/** Words of the 404 page. */
export const notFound = notFoundIn(language, read<NotFoundWords>(data));

const wordsOf = ({ code }: Language) =>
  JSON.parse(readFileSync(`content/words/${code}/not-found.json`, 'utf8')) as unknown;

/**
 * The words of the 404 page in the other languages: many hosts send one 404 page for all addresses, the one without a
 * prefix. Other hosts send the page of the address’s language.
 */
export const notFoundElsewhere = language.prefix
  ? []
  : otherLanguages.map((each) => notFoundIn(each, read<NotFoundWords>(wordsOf(each))));
