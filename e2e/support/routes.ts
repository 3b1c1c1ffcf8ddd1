import { statSync } from 'node:fs';
import path from 'node:path';
import { languageAt } from '@/content/languages';
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

/** Pages of one kind, which share all but their words: what takes a browser is tried on the longest of them. */
const kinds = [/^\/serves\//];

const sizeOf = (route: string) => statSync(fileOf(route)).size;

/** All routes, and of each kind in each language the longest. */
export function typicalRoutes(): string[] {
  const kindOf = (route: string) => kinds.findIndex((kind) => kind.test(inEnglish(route)));
  const isAlike = (one: string, other: string) =>
    kindOf(one) >= 0 && kindOf(one) === kindOf(other) && languageAt(one) === languageAt(other);
  return routes().filter(
    (route) => !routes().some((other) => isAlike(route, other) && sizeOf(other) > sizeOf(route)),
  );
}
