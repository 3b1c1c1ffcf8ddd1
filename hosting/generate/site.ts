import { brand } from '../../content/brand';
import { redirects, type Redirect } from '../../content/redirects';
import { securityHeaders } from '../headers';
import { isLot, lotFolders, lotSigns } from '../routes';

type Header = readonly [name: string, value: string];

/** The input of every host's configuration. */
export type Site = {
  /** The one host name, as in `www.aurifera.example`. */
  host: string;
  /** The host name without `www.`, which is redirected, if there is one. */
  bareHost: string | undefined;
  /** Addresses of all pages but the 404 pages and those of lots, as in `/termsOfUse`. */
  routes: readonly string[];
  /** Folders of lots' pages: one rule for all that are in one, as hosts take few. None, while there are no lots. */
  lotFolders?: readonly string[];
  /** Addresses without a page that lead to one. */
  redirects: readonly Redirect[];
  /** Headers of every response. */
  headers: readonly Header[];
  /** Where the forms post to: a path of the site or an https address; `undefined` if they open a mail. */
  endpoint?: string | undefined;
};

/** One configuration file: its path in `hosting/dist`, and its text. */
export type ConfigurationFile = { path: string; text: string };

/** Gathers the site's facts for the generators. */
export function describeSite(routes: readonly string[], endpoint: string | undefined): Site {
  const { host } = new URL(brand.siteUrl);
  return {
    host,
    bareHost: host.startsWith('www.') ? host.slice('www.'.length) : undefined,
    routes: routes.filter((route) => !isLot(route)),
    lotFolders,
    redirects,
    headers: Object.entries(securityHeaders),
    endpoint,
  };
}

/** A value as a quoted string of nginx, Apache and Caddy. */
export const quoted = (value: string): string => `"${value.replace(/"/g, '\\"')}"`;

/** Escapes what has a meaning in a regular expression. */
export const escapeRegExp = (route: string): string => route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an old address, also with `.html` or slashes at its end. */
export const oldSpelling = (address: string): string => `${escapeRegExp(address)}(?:\\.html|/+)?`;

/** Matches a page's address, also with `.html`, slashes or `index` at its end. */
export const pageSpelling = (route: string): string =>
  `${escapeRegExp(route).replace(/^\/$/, '')}(?:\\.html|/+|/index(?:\\.html)?)?`;

/** Matches the name of a lot's page, and endings that other spellings of its address may have. */
export const lotName = `(?!404(?:\\.html)?$)(${lotSigns})`;
export const lotEnding = '(?:\\.html|/+|/index(?:\\.html)?)?';

/** Matches the start of a hidden file's name: a point, except in `.well-known`. */
export const hiddenName = '\\.(?!well-known/)';

/** Routes with capital letters, each with its spelling in lower case. */
export const lowerCaseSpellings = (
  routes: readonly string[],
): (readonly [wrong: string, right: string])[] =>
  routes.map((route) => [route.toLowerCase(), route] as const).filter(([a, b]) => a !== b);

/** The first lines of a generated text file whose comments start with `#`. */
export const generatedNote = '# Written by scripts/export from hosting/. Change it there.\n';
