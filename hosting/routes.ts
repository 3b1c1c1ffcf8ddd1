import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languageAt, languages } from '../content/languages';
import { readLots, unknownLotPath } from '../content/lists/addresses';
import { lotsPath } from '../content/lists/paths';
import { pathIn, routeIn } from '../content/routes';
import { pagePath } from '../lib/page-path';

/** The address of a page's file: `termsOfUse.html` is `/termsOfUse`, `index.html` is `/`. */
export const routeOf = (file: string): string => pagePath(`/${file}`);

/** The file behind a route, from the export's root: `/termsOfUse` is `/termsOfUse.html`. */
export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** What a lot in an address is made of. */
export const lotSigns = '[A-Za-z0-9-]+';

/** A GS1 Digital Link of a lot: its product by GTIN, which is ignored, and the lot. */
export const digitalLink = `/01/[0-9]+/10/(${lotSigns})/?`;

/** The folder of the page to which such a link leads. */
export const pathOfLink = `${lotsPath}/`;

const ofLots = languages.map((language) => {
  const route = pathIn(language, unknownLotPath);
  return { prefix: pathIn(language, lotsPath), route, file: fileOf(route) };
});

/**
 * The pages that hosts send, with status 404, for unknown addresses: one for each language and, if there are lots, for
 * the folder of lots. Longer prefixes come later.
 */
export const notFoundPages = [
  ...languages.map((language) => {
    const route = routeIn(language, 'notFound');
    return { prefix: language.prefix as string, route, file: fileOf(route) };
  }),
  ...(readLots().length > 0 ? ofLots : []),
];

/** The 404 page for addresses without a prefix, which is in every language. */
export const notFoundFile = notFoundFileAt('/');

/** The file of the 404 page for an address. */
export function notFoundFileAt(address: string): string {
  const page = notFoundPages.findLast(({ prefix }) => address.startsWith(`${prefix}/`));
  return page?.file ?? fileOf(routeIn(languageAt(address), 'notFound'));
}

/** The 404 pages for addresses with a prefix. */
export const prefixedNotFoundPages = notFoundPages.filter(({ prefix }) => prefix);

/**
 * Whether a file of the export was copied from `public`. Such a file is no page, even if it is HTML, as a search
 * engine’s proof of ownership is.
 */
export const isPublished = (file: string): boolean => existsSync(join('public', file));

/**
 * Every page of the export in `root` but the 404 pages, as visitors address it, sorted.
 * Throws if the site has not been built.
 */
export function exportedRoutes(root = 'out'): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !isPublished(file))
    .map(routeOf)
    .filter((route) => notFoundPages.every((page) => page.route !== route))
    .sort();
}

/** Where the pages of lots lie, in every language; nowhere, while there are none. */
export const lotFolders: readonly string[] =
  readLots().length > 0 ? ofLots.map(({ prefix }) => prefix) : [];

/** Whether a page is a lot's: these are thousands, for which hosts get one rule. */
export const isLot = (route: string): boolean =>
  lotFolders.some((folder) => route.startsWith(`${folder}/`));
