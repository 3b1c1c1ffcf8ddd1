/** Languages: no page and no script contains words of another language than its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { brand } from '@/content/brand';
import { languages, otherLanguages, type Language } from '@/content/languages';
import { expect, plainTest as test } from '../support/fixtures';
import { attribute, elements, text } from '../support/html';
import { fileOf, inEnglish, languageAt, routes } from '../support/routes';

type Element = DefaultTreeAdapterTypes.Element;

/** Names that are the same in every language: of places, drinks, things and measures. */
const names = [
  'Café de olla',
  'Los Altos de Jalisco',
  'Global Privacy Control',
  'Línea de la Vida',
  '% Alc. Vol',
  brand.company,
];

/** An element's own words: visible ones, those for screen readers, and those for search results. */
function saidBy(element: Element): string[] {
  if (['script', 'style'].includes(element.tagName)) return [];
  const own = element.childNodes.map((node) => ('value' in node ? text(node) : ''));
  const isSaid = /description|title|alt$/.test(
    attribute(element, 'name') ?? attribute(element, 'property') ?? '',
  );
  const spoken = ['alt', 'aria-label', 'title', 'value', ...(isSaid ? ['content'] : [])];
  return [...own, ...spoken.map((name) => attribute(element, name) ?? '')];
}

/** The sentences of a page, three words or more. */
function sentencesOf(route: string): string[] {
  const all = elements(parse(readFileSync(fileOf(route), 'utf8'))).flatMap(saidBy);
  const tidy = all.map((said) => said.replace(/\s+/g, ' ').trim());
  return [...new Set(tidy)].filter((said) => said.split(/\s+(?=\p{L})/u).length > 2);
}

for (const route of routes().filter((each) => each !== inEnglish(each))) {
  test(`${route} and ${inEnglish(route)} have no sentence in common, except names`, () => {
    const english = sentencesOf(inEnglish(route));
    expect(english.length).toBeGreaterThan(10);
    const common = sentencesOf(route).filter((said) => english.includes(said));
    const known = [...names, `© ${brand.year} ${brand.company}`];
    expect(
      common.filter((said) => !known.some((name) => said.replace(/[.,]$/, '') === name)),
    ).toEqual([]);
  });
}

/**
 * All texts in a language's folder of words, split at placeholders, as they would appear in a script. The 404 page's
 * are left out: the one without a prefix contains every language, and Next sends it with every page.
 */
function piecesOf({ code }: Language): string[] {
  const folder = path.join('content/words', code);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const piecesIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? (value.match(/[\p{L} ,.]{16,}/gu) ?? [])
      : Object.entries(Object(value)).flatMap(([key, inner]) =>
          key === 'notFound' ? [] : piecesIn(inner),
        );
  return files.flatMap((file) =>
    file === 'not-found.json'
      ? []
      : piecesIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
}

/** All pages and scripts of a language, as text. */
function shippedIn(language: Language): string {
  const chunks = path.join('out', language.prefix, '_next/static/chunks');
  const scripts = readdirSync(chunks).filter((file) => file.endsWith('.js'));
  const pages = routes().filter((route) => languageAt(route) === language);
  return [...pages.map(fileOf), ...scripts.map((file) => path.join(chunks, file))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test('no language’s words are in the pages and scripts of another', () => {
  for (const own of languages) {
    const shipped = shippedIn(own);
    const ownPieces = piecesOf(own);
    const others = languages.filter((each) => each !== own).flatMap(piecesOf);
    const foreign = others.filter((piece) => !ownPieces.includes(piece));
    expect(foreign.filter((piece) => shipped.includes(piece))).toEqual([]);
    const held = ownPieces.filter((piece) => shipped.includes(piece));
    expect(held.length, 'its own are found').toBeGreaterThan(ownPieces.length * 0.8);
  }
});

test('the one 404 page for hosts that know no other answers in every language', () => {
  const document = parse(readFileSync('out/404.html', 'utf8'));
  for (const { code, prefix } of otherLanguages) {
    const part = elements(elements(document, 'main')[0] ?? document).find(
      (element) => attribute(element, 'lang') === code && elements(element, 'p').length > 0,
    );
    expect(part && elements(part, 'a').map((link) => attribute(link, 'href'))).toEqual([
      prefix,
      `${prefix}#colletions`,
    ]);
  }
});

test('structured data names the language of its page', () => {
  for (const { code, prefix } of languages) {
    const document = parse(readFileSync(fileOf(prefix || '/'), 'utf8'));
    const data = elements(document, 'script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(text)
      .join('');
    expect(data).toContain(`"inLanguage":"${code}"`);
  }
});
