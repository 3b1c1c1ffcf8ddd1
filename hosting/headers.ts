import { languages } from '../content/languages';
import { contentTypeOf } from './content-types';
import { headerPolicy } from './policy';

/** Cache-Control for a year: the file's name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';
/** Cache-Control of what is cached, but revalidated each time; an unchanged file costs a 304. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders whose file names contain a hash of their content: cached for a year. */
export const hashedFolders = [
  ...languages.map(({ prefix }) => `${prefix}/_next/static/`),
  '/images/',
];

/** Folders, and a file, that other sites may embed: pictures and downloads made to be shared. */
export const sharedPaths = ['/share/', '/icons/', '/press-kit/', '/favicon.ico'];

/** Who may embed a response: this site alone, or anybody. */
export const resourcePolicy = { own: 'same-origin', shared: 'cross-origin' } as const;

type HttpsOnly = 'host' | 'subdomains' | 'preload';

/**
 * The owner's setting: browsers use https for this host alone, for all its subdomains too, or are told so before the
 * first visit (preload). What each costs: docs/hosting.md.
 */
const httpsOnly = 'host' as HttpsOnly;

/** Strict-Transport-Security for two years, by that setting. */
export const strictTransport: Readonly<Record<HttpsOnly, string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Browser features, all switched off but those that stir the live gold and keep the screen awake. */
const permissions = [
  'accelerometer=(self)',
  'gyroscope=(self)',
  'screen-wake-lock=(self)',
  ...[
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'hid',
    'identity-credentials-get',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'otp-credentials',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Headers of every response. For `sharedPaths` the last one has another value. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'Strict-Transport-Security': strictTransport[httpsOnly],
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': resourcePolicy.own,
};

/** The Cache-Control of a path. Pages are always revalidated, even a 404 page below a hashed folder. */
export function cacheControlFor(path: string, contentType = contentTypeOf(path)): string {
  const isPage = contentType.startsWith('text/html');
  return !isPage && hashedFolders.some((folder) => path.startsWith(folder))
    ? immutable
    : revalidate;
}

/**
 * The Cross-Origin-Resource-Policy of a path. Pages are never shared, not even a 404 page below a shared folder.
 */
export function resourcePolicyFor(path: string, contentType = contentTypeOf(path)): string {
  const isPage = contentType.startsWith('text/html');
  return !isPage && sharedPaths.some((shared) => path.startsWith(shared))
    ? resourcePolicy.shared
    : resourcePolicy.own;
}

/**
 * All headers but type and length for one response, as a production host sends them.
 * @param path the path of the request, without query, starting with a slash
 * @param contentType the type of what is sent, if it differs from what the path says (a 404 page)
 */
export function headersFor(path: string, contentType?: string): Record<string, string> {
  return {
    ...securityHeaders,
    'Cross-Origin-Resource-Policy': resourcePolicyFor(path, contentType),
    'Cache-Control': cacheControlFor(path, contentType),
    Vary: 'Accept-Encoding',
  };
}
