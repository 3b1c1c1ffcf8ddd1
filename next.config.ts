import { execFileSync } from 'node:child_process';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { publicFolders } from './content/folders';
import { language } from './content/languages';
import { readLots, readShops, statePages } from './content/lists/addresses';
import { exportFolder, hasSamples } from './content/lists/read-list';
import { mdxOptions } from './content/schema/mdx-options';
import { textsFolder } from './content/text-files';
import { validateContent } from './content/validate';
import { validateEndpoint } from './lib/enquiry/validate-endpoint';

/** One id for one commit: the same sources give the same HTML, so the policy's hashes hold. */
function buildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unversioned';
  }
}

const isEdited = Boolean(process.env.EDITING_WORDS);
const isProduction = process.env.NODE_ENV === 'production';

// In the editor they are mended; it says what is wrong itself.
if (!isEdited) validateContent();
validateEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT);

/**
 * Routes of lists (`page.shops.tsx`, `page.lots.tsx`) are left out while a list is empty, and those of states
 * (`page.states.tsx`) while all shops stand on one page: an export must have at least one page per route. In development
 * lists change while the site runs.
 */
const listRoutes = [
  ...(isProduction && readShops().length === 0 ? [] : ['shops.tsx', 'shops.ts']),
  ...(isProduction && statePages().length === 0 ? [] : ['states.tsx']),
  ...(isProduction && readLots().length === 0 ? [] : ['lots.tsx']),
];

const withMDX = createMDX({ options: mdxOptions });

/** Beside the editor, the site reads words and legal texts as they are typed; text pages come and go there. */
const drafts = [path.resolve('editor/server/drafts-loader.mjs')];
const draftRules: NonNullable<NextConfig['turbopack']>['rules'] = {
  // The results are named `….json.json` and `….mdx.mdx`, which these rules do not take again.
  '*.json': {
    condition: { path: /content\/[\w/-]+\.json$/ },
    loaders: drafts,
    as: '*.json',
  },
  '*.mdx': { condition: { path: /content\/[\w/-]+\.mdx$/ }, loaders: drafts, as: '*.mdx' },
};
const editing: NextConfig = {
  // The editor's other names on this computer, as its guard takes them.
  allowedDevOrigins: ['127.0.0.1', '[::1]'],
  experimental: {
    // Left behind by an editor that was ended by force, such a cache breaks the next one.
    turbopackFileSystemCacheForDev: false,
    // It keeps old words of pages that nobody has looked at for a while.
    turbopackServerFastRefresh: false,
  },
  // The sites of two languages run side by side, and Next locks its folder. It enters the folder in `tsconfig.json`,
  // but not in one that extends another.
  ...(language.prefix
    ? { distDir: `.edit${language.prefix}`, typescript: { tsconfigPath: 'editor/tsconfig.json' } }
    : {}),
};

/** Before the editor publishes it builds what has changed, beside the site that it shows: nothing of `out` is touched. */
const proving: NextConfig = {
  distDir: `.edit/proof/${language.code}`,
  // Words have no types. Next would enter the folder in `tsconfig.json`, but not in one that extends another.
  typescript: { tsconfigPath: 'editor/tsconfig.json', ignoreBuildErrors: true },
};

const publicFiles = [...publicFolders.map((name) => `${name}/:file*`), 'favicon.ico'];

/** Pictures have the same address in all languages; `next dev` serves them below the prefix. */
const pictures = publicFiles.map((file) => ({
  source: `/${file}`,
  destination: `${language.prefix}/${file}`,
  basePath: false as const,
  permanent: false,
}));

/** A language with a prefix is exported into the folder of that name. The first language's build has checked the types. */
const prefixed: NextConfig = {
  basePath: language.prefix,
  ...(isProduction
    ? { distDir: `${exportFolder}${language.prefix}`, typescript: { ignoreBuildErrors: true } }
    : { redirects: async () => pictures }),
};

const config: NextConfig = {
  // In `next dev` an unknown address would be an error instead of the 404 page.
  ...(isProduction ? { output: 'export' } : {}),
  pageExtensions: ['ts', 'tsx', 'mdx', ...listRoutes],
  ...(isProduction && hasSamples ? { distDir: exportFolder } : {}),
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  // The browser needs the language too, if none is named.
  env: { NEXT_PUBLIC_LANGUAGE: language.code },
  images: { unoptimized: true },
  sassOptions: { loadPaths: ['.', `styles/languages/${language.code}`] },
  devIndicators: false,
  // While pages are rendered they bundle the page script and draw the fact sheet, with files of their own.
  serverExternalPackages: ['esbuild', 'pdfkit', 'subset-font'],
  experimental: {
    cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 },
    // Languages are built in turn in one folder: the cache of one slows the next down.
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: {
    resolveAlias: {
      '@words/*': `./content/words/${language.code}/*`,
      '@legal/*': `./content/legal/${language.code}/*`,
      '@texts/*': `./${textsFolder(language.code)}/*`,
    },
    rules: isEdited ? draftRules : {},
  },
  ...(language.prefix ? prefixed : {}),
  ...(isEdited ? editing : {}),
  ...(process.env.PROVING_WORDS ? proving : {}),
};

export default withMDX(config);
