/** The routes of the export, found on disk, so that a new page is swept without being listed. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const OUT = 'out';

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === '_next' ? [] : htmlFiles(file);
    return entry.name.endsWith('.html') ? [file] : [];
  });
}

/** `out/termsOfUse.html` → `/termsOfUse`; `out/index.html` → `/`. */
export function routeOf(file: string): string {
  const name = path.posix.relative(OUT, file).replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** Next's own duplicate of the page for missing addresses. */
const notRoutes = ['/_not-found', '/404'];

/** Every page a visitor can open by its address. Throws if the site has not been built. */
export function routes(): string[] {
  if (!existsSync(OUT)) throw new Error('There is no out/ folder: run "npm run build" first.');
  return htmlFiles(OUT)
    .map(routeOf)
    .filter((route) => !notRoutes.includes(route))
    .sort();
}

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export function fileOf(route: string): string {
  return path.posix.join(OUT, route === '/' ? 'index.html' : `${route}.html`);
}
