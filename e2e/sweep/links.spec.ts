import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { languages } from '@/content/languages';
import { expect, plainTest as test } from '../support/fixtures';
import { attribute, elements } from '../support/html';
import { servePages } from '@/content/serves';
import { textPageOf, texts } from '@/content/texts';
import { fileOf, routes } from '../support/routes';

interface Document {
  ids: Set<string | undefined>;
  /** Addresses of links, pictures, scripts and styles. */
  addresses: string[];
}

const documents = new Map<string, Document>();

/** The parsed document of a page, cached because many links lead to one page. */
function documentOf(route: string): Document {
  const document = documents.get(route) ?? parseFile(fileOf(route));
  documents.set(route, document);
  return document;
}

function parseFile(file: string): Document {
  const all = elements(parse(readFileSync(file, 'utf8')));
  const sources = all.flatMap((element) => [
    attribute(element, 'href'),
    attribute(element, 'src'),
    ...(attribute(element, 'srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]),
  ]);
  return {
    ids: new Set(all.map((element) => attribute(element, 'id'))),
    addresses: sources.filter((address): address is string => Boolean(address)),
  };
}

/** All pages, with the answers to unknown addresses. */
const pages = new Set([...routes(), ...languages.map(({ prefix }) => `${prefix}/404`)]);

/** What is wrong with an address, or `undefined`. */
function problem(address: string, from: string): string | undefined {
  const url = new URL(address, `http://site.invalid${from}`);
  if (url.host !== 'site.invalid') return undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const pathname = decodeURIComponent(url.pathname);
  if (!pages.has(pathname)) {
    return existsSync(path.posix.join('out', pathname)) ? undefined : `${address}: no such file`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '' || id === 'top' || documentOf(pathname).ids.has(id)) return undefined;
  return `${address}: no element has this id`;
}

// In one process, where each page is parsed once.
test.describe.configure({ mode: 'default' });

for (const route of pages) {
  test(`every link and file named by ${route} exists`, () => {
    const { addresses } = documentOf(route);
    expect(addresses.length).toBeGreaterThan(5);
    const problems = [...new Set(addresses)].map((address) => problem(address, route));
    expect(problems.filter(Boolean)).toEqual([]);
  });
}

test('the export has the routes of the specification in its letter case, and what the brand has added, in each language', () => {
  const specified = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies', '/logo'];
  const added = [...servePages, ...texts().map(textPageOf)];
  const english = [...specified, ...added.map(({ englishPath }) => englishPath)];
  const all = languages.flatMap(({ prefix }) => [
    prefix || '/',
    ...english.map((route) => prefix + route),
  ]);
  expect(routes()).toEqual(all.sort());
});
