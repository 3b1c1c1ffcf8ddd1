import { hashedFolders, immutable, resourcePolicy, revalidate, sharedPaths } from '../headers';
import { notFoundPages, pathOfLink, prefixedNotFoundPages } from '../routes';
import { generatedNote, lowerCaseSpellings, type ConfigurationFile, type Site } from './site';

const resourceHeader = 'Cross-Origin-Resource-Policy';

/** A path in the syntax of these hosts: a folder with a wildcard for its content. */
const wild = (path: string) => path.replace(/\/$/, '/*');

const rule = (path: string, ...lines: readonly string[]) =>
  `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/**
 * Netlify's and Cloudflare's common format. Both send `max-age=0, must-revalidate` by themselves and
 * join a header that two rules set, so only the hashed folders name Cache-Control.
 */
const headersFile = (headers: Site['headers'], ...others: readonly string[]) =>
  [
    generatedNote + rule('/*', ...headers.map(([name, value]) => `${name}: ${value}`)),
    ...hashedFolders.map((folder) => rule(wild(folder), `Cache-Control: ${immutable}`)),
    ...others,
  ].join('');

type Move = readonly [from: string, to: string];

/** Old addresses, as given and in lower case, because these hosts match case-sensitively. */
const movedPages = ({ redirects }: Site): readonly Move[] =>
  redirects.flatMap(({ from, to }) =>
    [...new Set([from, from.toLowerCase()])].map((each): Move => [each, to]),
  );

/** GS1 Digital Links of lots: one rule for all, because these hosts take few. */
const digitalLinks = ({ lotFolders = [] }: Site): readonly Move[] =>
  lotFolders.length > 0 ? [['/01/:gtin/10/:lot', `${pathOfLink}:lot`]] : [];

/**
 * Redirects: pages’ addresses in lower case, the files of languages’ home pages, and old addresses.
 */
const moved = (site: Site): readonly Move[] => [
  ...lowerCaseSpellings(site.routes),
  ...prefixedNotFoundPages.map(({ prefix }): Move => [`${prefix}/index.html`, prefix]),
  ...movedPages(site),
  ...digitalLinks(site),
];

/** Redirects with and without a slash at the end, which Cloudflare treats as different addresses. */
function movedLines(site: Site): string[] {
  const slashed = movedPages(site).map(([from, to]): Move => [`${from}/`, to]);
  return [...moved(site), ...slashed].map(([from, to]) => `${from} ${to} 301`);
}

/**
 * Netlify joins the values that two rules give one header, so each path gets this header from one rule only.
 */
function netlifyHeaders({ headers, routes, lotFolders = [] }: Site): string {
  const policyOf = (paths: readonly string[], policy: string) =>
    paths.map((path) => rule(path, `${resourceHeader}: ${policy}`));
  return headersFile(
    headers.filter(([name]) => name !== resourceHeader),
    ...policyOf(
      [...hashedFolders.map(wild), ...routes, ...lotFolders.map((folder) => `${folder}/*`)],
      resourcePolicy.own,
    ),
    ...policyOf(sharedPaths.map(wild), resourcePolicy.shared),
  );
}

/** Netlify: two files beside `index.html`. */
export function netlify(site: Site): ConfigurationFile[] {
  // Last, and not forced: files come first. Of two rules the first counts, so longer ones come first.
  const notFound = prefixedNotFoundPages
    .toReversed()
    .map(({ prefix, file }) => `${prefix}/* ${file} 404`);
  const bare = site.bareHost ? [`https://${site.bareHost}/* https://${site.host}/:splat 301!`] : [];
  return [
    { path: 'netlify/_headers', text: netlifyHeaders(site) },
    {
      path: 'netlify/_redirects',
      text: `${generatedNote}${[...bare, ...movedLines(site), ...notFound].join('\n')}\n`,
    },
  ];
}

/**
 * Makes Cloudflare answer the 404 pages' own addresses with status 404. It has no rule with that status; a
 * rule with 200 rewrites the address, here to one that does not exist. It sends the nearest 404 page by itself.
 */
const missing = notFoundPages.flatMap(({ prefix, route, file }) =>
  [route, file].map((address) => `${address} ${prefix}/no/file/is/here 200`),
);

/** On Cloudflare an exclamation mark removes a header that an earlier rule set. */
const shared = sharedPaths.map((path) =>
  rule(wild(path), `! ${resourceHeader}`, `${resourceHeader}: ${resourcePolicy.shared}`),
);

/** Cloudflare Pages: two files beside `index.html`; host names are set in its dashboard. */
export function cloudflare(site: Site): ConfigurationFile[] {
  const lines = [...missing, ...movedLines(site)];
  return [
    { path: 'cloudflare/_headers', text: headersFile(site.headers, ...shared) },
    { path: 'cloudflare/_redirects', text: `${generatedNote}${lines.join('\n')}\n` },
  ];
}

/** Vercel: put at the top of the project that serves `out/`. */
export function vercel(site: Site): ConfigurationFile[] {
  const list = site.headers.map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: '/(.*)',
        headers: [...list, { key: 'Cache-Control', value: revalidate }],
      },
      ...hashedFolders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: immutable }],
      })),
      ...sharedPaths.map((path) => ({
        source: path.replace(/\/$/, '/(.*)'),
        headers: [{ key: resourceHeader, value: resourcePolicy.shared }],
      })),
    ],
    redirects: [
      ...(site.bareHost
        ? [
            {
              source: '/(.*)',
              has: [{ type: 'host', value: site.bareHost }],
              destination: `https://${site.host}/$1`,
              permanent: true,
            },
          ]
        : []),
      ...moved(site).map(([source, destination]) => ({
        source,
        destination,
        permanent: true,
      })),
    ],
  };
  return [{ path: 'vercel/vercel.json', text: `${JSON.stringify(settings, null, 2)}\n` }];
}
