import path from 'node:path';
import { languages, type Language } from '@/content/languages';
import { fileOf as exportedFileOf } from '@/hosting/routes';

/** The routes of the export, found on disk, so that a new page is swept without being listed. */
export { exportedRoutes as routes } from '@/hosting/routes';

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export const fileOf = (route: string): string => path.posix.join('out', exportedFileOf(route));

/** The language of a route, by what its address begins with. */
export function languageOf(route: string): Language {
  const found = languages.findLast(({ prefix }) => `${route}/`.startsWith(`${prefix}/`));
  if (!found) throw new Error(`${route} is in no language`);
  return found;
}

/** A route without what it begins with in its language: `/es/cookies` → `/cookies`, `/es` → `/`. */
export const inEnglish = (route: string): string =>
  route.slice(languageOf(route).prefix.length) || '/';
