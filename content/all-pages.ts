import { pages, type Page } from './metadata';
import { legalRouteIds, routes } from './routes';
import { servePages } from './serves';
import { linkToText, textPageOf, texts } from './texts';

/** Every page of the site but the one that answers where there is none. */
export const allPages = (): readonly Page[] => [
  ...Object.values(pages).filter((page) => page !== pages.notFound),
  ...servePages,
  ...texts().map(textPageOf),
];

/** Pages that the age gate leaves open: the legal ones, and texts that say so. */
export const openPaths = (): readonly string[] => [
  ...legalRouteIds.map((id) => routes[id].path),
  ...texts().flatMap((text) => (text.gated ? [] : linkToText(text).href)),
];
