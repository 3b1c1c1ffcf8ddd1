import { cacheControlFor, hashedFolders } from '../headers';
import { notFoundFile, routeOf } from '../routes';
import { generatedNote, lowered, type ConfigurationFile, type Site } from './site';

const kept = cacheControlFor(`${hashedFolders[0]}a.js`);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Characters in a line of `_headers`; a longer one is left out, and with it the policy. */
const longestLine = 2000;

/**
 * Netlify's and Cloudflare's common format. Both send `max-age=0, must-revalidate` by themselves and
 * join a header that two rules set, so only the hashed folders name Cache-Control.
 */
function headersFile({ headers }: Site): string {
  const everywhere = headers.map(([name, value]) => `  ${name}: ${value}`);
  const folders = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${kept}`);
  const long = everywhere.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `${long.trim().replace(/:.*/, '')} has ${long.length} characters: Cloudflare Pages leaves out lines of _headers over ${longestLine}.`,
    );
  }
  return `${generatedNote}/*\n${everywhere.join('\n')}\n${folders.join('\n')}\n`;
}

function spellings(site: Site): string[] {
  return lowered(site.routes).map(([wrong, right]) => `${wrong} ${right} 301`);
}

/** Netlify: two files beside `index.html`. */
export function netlify(site: Site): ConfigurationFile[] {
  const bare = site.bareHost ? [`https://${site.bareHost}/* https://${site.host}/:splat 301!`] : [];
  return [
    { path: 'netlify/_headers', text: headersFile(site) },
    {
      path: 'netlify/_redirects',
      text: `${generatedNote}${[...bare, ...spellings(site)].join('\n')}\n`,
    },
  ];
}

/**
 * The 404 page is an answer, not an address of its own. Cloudflare knows no rule with status 404, but
 * one with 200 means: as if that other address had been asked for. No file has this one, so the answer
 * is the 404 page with its status.
 */
const missing = [routeOf(notFoundFile), `/${notFoundFile}`].map(
  (address) => `${address} /no/file/is/here 200`,
);

/** Cloudflare Pages: two files beside `index.html`; host names are set in its dashboard. */
export function cloudflare(site: Site): ConfigurationFile[] {
  const lines = [...missing, ...spellings(site)];
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
        headers: [...list, { key: 'Cache-Control', value: cacheControlFor('/') }],
      },
      ...hashedFolders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: kept }],
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
      ...lowered(site.routes).map(([source, destination]) => ({
        source,
        destination,
        permanent: true,
      })),
    ],
  };
  return [{ path: 'vercel/vercel.json', text: json(settings) }];
}

/** Firebase Hosting: `firebase.json`, with `out` beside it. */
export function firebase(site: Site): ConfigurationFile[] {
  const list = site.headers.map(([key, value]) => ({ key, value }));
  const settings = {
    hosting: {
      public: 'out',
      ignore: ['**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '**', headers: [...list, { key: 'Cache-Control', value: cacheControlFor('/') }] },
        ...hashedFolders.map((folder) => ({
          source: `${folder}**`,
          headers: [{ key: 'Cache-Control', value: kept }],
        })),
      ],
      redirects: lowered(site.routes).map(([source, destination]) => ({
        source,
        destination,
        type: 301,
      })),
    },
  };
  return [{ path: 'firebase/firebase.json', text: json(settings) }];
}
