import { statePages } from './lists/addresses';
import { hasShops, pageOfState, shopsPage } from './lists/shops';
import { pages, type Page } from './metadata';
import { legalRouteIds, routes } from './routes';
import { servePages } from './serves';
import { linkToText, textPageOf, texts } from './texts';

/** Every page of the site except those of lots, which no search engine lists, and the 404 pages. */
export const allPages = (): readonly Page[] => [
  ...Object.values(pages).filter((page) => page !== pages.notFound),
  ...servePages,
  ...texts().map(textPageOf),
  ...(hasShops() ? [shopsPage] : []),
  ...statePages().map(pageOfState),
];

/** Pages that the age gate leaves open: the legal ones, and texts that say so. */
export const openPaths = (): readonly string[] => [
  ...legalRouteIds.map((id) => routes[id].path),
  ...texts().flatMap((text) => (text.gated ? [] : linkToText(text).href)),
];
