import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { languageAt, languages } from '../content/languages';
import { routeIn } from '../content/routes';

/** The address of a page's file: `termsOfUse.html` is `/termsOfUse`, `index.html` is `/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** The file behind a route, from the export's root: `/termsOfUse` is `/termsOfUse.html`. */
export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** The pages that hosts send, with status 404, for unknown addresses: in each language, for those with its prefix. */
export const notFoundPages = languages.map((language) => {
  const route = routeIn(language, 'notFound');
  return { prefix: language.prefix, route, file: fileOf(route) };
});

/** The one for addresses with no prefix, which speaks every language. */
export const notFoundFile = notFoundFileAt('/');

/** The file of the one for an address. */
export function notFoundFileAt(address: string): string {
  return fileOf(routeIn(languageAt(address), 'notFound'));
}

/** Those for addresses with a prefix. */
export const prefixedNotFoundPages = notFoundPages.filter(({ prefix }) => prefix);

/** Whether a file of the export comes from `public`, whole: a search engine's proof is no page, though it is HTML. */
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
