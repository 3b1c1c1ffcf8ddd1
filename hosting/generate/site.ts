import { brand } from '../../content/brand';
import type { PolicyNeeds } from '../policy';
import { securityHeaders } from '../headers';

/** What every host's configuration is made of. */
export type Site = {
  /** The one host name, as in `www.aurifera.example`. */
  host: string;
  /** The name that leads to it, without `www.`, if there is one. */
  bareHost: string | undefined;
  /** Addresses of all pages but the 404 page, as in `/termsOfUse`. */
  routes: readonly string[];
  /** Headers of every response. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Where the forms post to, if not into a mail: a path of the site or another's address. */
  endpoint?: string | undefined;
};

/** One configuration file: where it stands in `hosting/dist`, and what it says. */
export type ConfigurationFile = { path: string; text: string };

/** Gathers the site's facts for the generators. */
export function describeSite(routes: readonly string[], needs: PolicyNeeds): Site {
  const { host } = new URL(brand.siteUrl);
  return {
    host,
    bareHost: host.startsWith('www.') ? host.slice('www.'.length) : undefined,
    routes,
    headers: Object.entries(securityHeaders(needs)),
    endpoint: needs.endpoint,
  };
}

/** The file behind a route: `/` is `/index.html`. */
export const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);

/** A route's name in a regular expression: nothing in it may mean something else. */
export const escaped = (route: string): string => route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Routes whose letter case can be got wrong by typing them in lower case. */
export const lowered = (routes: readonly string[]): (readonly [wrong: string, right: string])[] =>
  routes.map((route) => [route.toLowerCase(), route] as const).filter(([a, b]) => a !== b);

/** The first lines of a generated text file whose comments start with `#`. */
export const generatedNote = '# Written by scripts/export from hosting/. Change it there.\n';
