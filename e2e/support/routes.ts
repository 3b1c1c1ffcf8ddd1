import { statSync } from 'node:fs';
import path from 'node:path';
import { languageAt, languages } from '@/content/languages';
import { textFilesIn } from '@/content/text-files';
import { exportedRoutes as routes, fileOf as exportedFileOf } from '@/hosting/routes';

/** The routes of the export, read from disk, so that new pages are tested too. */
export { routes };

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export const fileOf = (route: string): string => path.posix.join('out', exportedFileOf(route));

export { languageAt };

/** An address without a page, in each language. */
export const missingRoutes = languages.map(({ prefix }) => `${prefix}/no-such-page`);

/** A route without what it begins with in its language: `/es/cookies` → `/cookies`, `/es` → `/`. */
export const inEnglish = (route: string): string =>
  route.slice(languageAt(route).prefix.length) || '/';

const sizeOf = (route: string) => statSync(fileOf(route)).size;

const texts = Object.keys(textFilesIn('en')).map((slug) => `/${slug}`);

/**
 * Pages of one kind differ in their words only. A page that is the only one of its kind has its address as kind.
 */
function kindOf(route: string): string {
  const page = inEnglish(route);
  if (page.startsWith('/serves/')) return 'serve';
  if (legalRoutes.includes(page)) return 'legal text';
  return texts.includes(page) ? 'text' : page;
}

/** All routes, grouped by kind. */
export function routesByKind(): string[][] {
  const kinds = new Map<string, string[]>();
  for (const route of routes()) {
    const kind = `${languageAt(route).code} ${kindOf(route)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), route]);
  }
  return [...kinds.values()];
}

const longestOf = (group: readonly string[]) =>
  group.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));

/** In each language the longest page of each kind. */
export const longestRoutes = (): string[] => routesByKind().map(longestOf);

/** Of each kind of page the longest in any language. */
export function longestInAnyLanguage(): string[] {
  const longest = longestRoutes();
  return longest.filter(
    (route) => longestOf(longest.filter((other) => kindOf(other) === kindOf(route))) === route,
  );
}

/**
 * The pages that are tested in a browser where a translation brings nothing but other words: all in English, of the
 * serves the longest in any language, and each language's home page.
 */
export function typicalRoutes(): string[] {
  const [english] = languages;
  const longest = longestInAnyLanguage();
  return routes().filter((route) => {
    if (kindOf(route) === 'serve') return longest.includes(route);
    return languageAt(route) === english || inEnglish(route) === '/';
  });
}
