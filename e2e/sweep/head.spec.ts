import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { brand } from '@/content/brand';
import { languages } from '@/content/languages';
import { expect, plainTest as test } from '../support/fixtures';
import { attribute, elements, text } from '../support/html';
import { fileOf, inEnglish, languageAt, routes } from '../support/routes';

interface Head {
  title: string;
  lang: string | undefined;
  meta: Map<string, string>;
  canonical: string | undefined;
  /** Addresses by language. */
  alternates: Record<string, string | undefined>;
}

function headOf(route: string): Head {
  const document = parse(readFileSync(fileOf(route), 'utf8'));
  const links = elements(document, 'link');
  const hrefOf = (link: DefaultTreeAdapterTypes.Element) => attribute(link, 'href');
  const named = (element: DefaultTreeAdapterTypes.Element) =>
    attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  return {
    title: text(elements(document, 'title')[0]),
    lang: attribute(elements(document, 'html')[0], 'lang'),
    meta: new Map(
      elements(document, 'meta').map((meta) => [named(meta), attribute(meta, 'content') ?? '']),
    ),
    canonical: links.filter((link) => attribute(link, 'rel') === 'canonical').map(hrefOf)[0],
    alternates: Object.fromEntries(
      links
        .filter((link) => attribute(link, 'rel') === 'alternate')
        .map((link) => [attribute(link, 'hreflang'), hrefOf(link)]),
    ),
  };
}

for (const route of routes()) {
  test(`${route} has metadata for browsers, search engines and shared links`, () => {
    const { title, lang, meta, canonical, alternates } = headOf(route);
    const language = languageAt(route);
    const addressOf = (path: string) => `${brand.siteUrl}${path}`.replace(/\/$/, '');
    const address = addressOf(route);
    expect(lang).toBe(language.code);
    const own = languages.map(
      ({ code, prefix }) => [code, addressOf(`${prefix}${inEnglish(route)}`)] as const,
    );
    expect(alternates).toEqual({ ...Object.fromEntries(own), 'x-default': own[0]?.[1] });
    expect(meta.get('og:locale')).toBe(language.locale.replace('-', '_'));
    expect(title).not.toBe('');
    expect(meta.get('description')?.length).toBeGreaterThanOrEqual(70);
    expect(canonical).toBe(address);
    expect(meta.get('og:url')).toBe(address);
    expect(meta.get('og:title')).toBeTruthy();
    expect(meta.get('og:image')).toMatch(new RegExp(`^${brand.siteUrl}/`));
    expect(meta.get('og:image:alt')).toBeTruthy();
    expect(meta.get('twitter:card')).toBe('summary_large_image');
  });
}

test('no two routes share a title or a description', () => {
  const heads = routes().map(headOf);
  const titles = heads.map(({ title }) => title);
  const descriptions = heads.map(({ meta }) => meta.get('description'));
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
