import { readdirSync } from 'node:fs';
import { basename, sep } from 'node:path';

/** The file that hosts send, with status 404, for unknown addresses. */
export const notFoundFile = '404.html';

/** The address of a page's file: `termsOfUse.html` is `/termsOfUse`, `index.html` is `/`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** The file behind a route, from the export's root: `/termsOfUse` is `/termsOfUse.html`. */
export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/**
 * Every page of the export in `root` but the 404 pages, as visitors address it, sorted.
 * Throws if the site has not been built.
 */
export function exportedRoutes(root = 'out'): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && basename(file) !== notFoundFile)
    .map(routeOf)
    .sort();
}
