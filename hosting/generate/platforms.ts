import { hashedFolders, immutable, revalidate } from '../headers';
import { notFoundPages, prefixedNotFoundPages } from '../routes';
import { generatedNote, lowerCaseSpellings, type ConfigurationFile, type Site } from './site';

/**
 * Netlify's and Cloudflare's common format. Both send `max-age=0, must-revalidate` by themselves and
 * join a header that two rules set, so only the hashed folders name Cache-Control.
 */
function headersFile({ headers }: Site): string {
  const everywhere = headers.map(([name, value]) => `  ${name}: ${value}`);
  const folders = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${immutable}`);
  return `${generatedNote}/*\n${everywhere.join('\n')}\n${folders.join('\n')}\n`;
}

/** Addresses that lead elsewhere: a page's in lower case, and those that have none now. */
const moved = ({ routes, redirects }: Site): (readonly [from: string, to: string])[] => [
  ...lowerCaseSpellings(routes),
  ...redirects.map(({ from, to }) => [from, to] as const),
];

/** Cloudflare tells an address with a slash at its end from the same without. */
function movedLines(site: Site): string[] {
  const slashed = site.redirects.map(({ from, to }) => [`${from}/`, to] as const);
  return [...moved(site), ...slashed].map(([from, to]) => `${from} ${to} 301`);
}

/** Netlify: two files beside `index.html`. */
export function netlify(site: Site): ConfigurationFile[] {
  // Last, and not forced: files come first.
  const notFound = prefixedNotFoundPages.map(({ prefix, file }) => `${prefix}/* ${file} 404`);
  const bare = site.bareHost ? [`https://${site.bareHost}/* https://${site.host}/:splat 301!`] : [];
  return [
    { path: 'netlify/_headers', text: headersFile(site) },
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

/** Cloudflare Pages: two files beside `index.html`; host names are set in its dashboard. */
export function cloudflare(site: Site): ConfigurationFile[] {
  const lines = [...missing, ...movedLines(site)];
  return [
    { path: 'cloudflare/_headers', text: headersFile(site) },
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
