import { pages, type Page } from './metadata';
import type { Path } from './routes';
import { servePages } from './serves';

/** Every page of the site but the one that answers where there is none. */
export const allPages: readonly Page[] = [
  ...Object.values(pages).filter((page) => page !== pages.notFound),
  ...servePages,
];

/** Their addresses in English. */
export const allPaths: readonly Path[] = allPages.map(({ englishPath }) => englishPath);
