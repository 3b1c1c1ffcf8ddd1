import path from 'node:path';
import { languageAt } from '@/content/languages';
import { fileOf as exportedFileOf } from '@/hosting/routes';

/** The routes of the export, found on disk, so that a new page is swept without being listed. */
export { exportedRoutes as routes } from '@/hosting/routes';

/** Pages that can be read before the age gate is passed. */
export const legalRoutes = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];

/** The file of a route: `/termsOfUse` → `out/termsOfUse.html`. */
export const fileOf = (route: string): string => path.posix.join('out', exportedFileOf(route));

export { languageAt as languageOf };

/** A route without what it begins with in its language: `/es/cookies` → `/cookies`, `/es` → `/`. */
export const inEnglish = (route: string): string =>
  route.slice(languageAt(route).prefix.length) || '/';
