import { routeOf } from '@/hosting/routes';
import type { Listing } from './listing';

/** What a URL's path leads to: a file of the export, another address, or nothing. */
export type Resolution =
  { kind: 'file'; file: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

const missing: Resolution = { kind: 'missing' };
const notFoundPages = /^\/(?:404|_not-found)(?:\.html)?$/;

/**
 * Finds the file behind a path. `/name.html` comes before the folder `/name/`, which holds only
 * the router's payloads. Other spellings (a slash at the end, `.html`, other letter case) are
 * redirected to the one address of the page.
 */
export function resolve(path: string, listing: Listing): Resolution {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return missing;
  }
  // The lookbehind keeps thousands of slashes from being scanned once each.
  const bare = decoded.replace(/(?<!\/)\/+$/, '');
  if (notFoundPages.test(bare)) return missing;

  const wanted = bare.toLowerCase();
  const file =
    listing.get(wanted) ?? listing.get(`${wanted}.html`) ?? listing.get(`${wanted}/index.html`);
  if (!file) return missing;

  const address = routeOf(file.slice(1));
  return address === decoded
    ? { kind: 'file', file }
    : { kind: 'redirect', to: encodeURI(address) };
}
