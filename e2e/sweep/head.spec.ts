import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { brand } from '@/content/brand';
import { expect, test } from '@playwright/test';
import { attribute, elements, text } from '../support/html';
import { fileOf, routes } from '../support/routes';

interface Head {
  title: string;
  lang: string | undefined;
  meta: Map<string, string>;
  canonical: string | undefined;
}

function headOf(route: string): Head {
  const document = parse(readFileSync(fileOf(route), 'utf8'));
  const named = (element: DefaultTreeAdapterTypes.Element) =>
    attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  return {
    title: text(elements(document, 'title')[0]),
    lang: attribute(elements(document, 'html')[0], 'lang'),
    meta: new Map(
      elements(document, 'meta').map((meta) => [named(meta), attribute(meta, 'content') ?? '']),
    ),
    canonical: elements(document, 'link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href'))[0],
  };
}

for (const route of routes()) {
  test(`${route} introduces itself to browsers, search engines and shared links`, () => {
    const { title, lang, meta, canonical } = headOf(route);
    const address = `${brand.siteUrl}${route === '/' ? '' : route}`;
    expect(lang).toBe('en');
    expect(title).not.toBe('');
    expect(meta.get('description')?.length).toBeGreaterThanOrEqual(70);
    expect(canonical?.replace(/\/$/, '')).toBe(address);
    expect(meta.get('og:url')?.replace(/\/$/, '')).toBe(address);
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
