import { statSync } from 'node:fs';
import path from 'node:path';
import { languageAt, languages } from '@/content/languages';
import { exportedRoutes as routes, fileOf as exportedFileOf } from '@/hosting/routes';

/** The routes of the export, found on disk, so that a new page is swept without being listed. */
export { routes };

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export const fileOf = (route: string): string => path.posix.join('out', exportedFileOf(route));

export { languageAt as languageOf };

/** A route without what it begins with in its language: `/es/cookies` → `/cookies`, `/es` → `/`. */
export const inEnglish = (route: string): string =>
  route.slice(languageAt(route).prefix.length) || '/';

const sizeOf = (route: string) => statSync(fileOf(route)).size;

const isServe = (route: string) => inEnglish(route).startsWith('/serves/');

/**
 * All routes, and of the serves, which share all but their words, the longest in each language: what takes a browser
 * is tried on it alone.
 */
export function typicalRoutes(): string[] {
  const all = routes();
  const longest = languages.map((language) => {
    const serves = all.filter((route) => isServe(route) && languageAt(route) === language);
    return serves.sort((one, other) => sizeOf(other) - sizeOf(one))[0];
  });
  return all.filter((route) => !isServe(route) || longest.includes(route));
}
