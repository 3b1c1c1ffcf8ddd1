import { execFileSync } from 'node:child_process';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { language } from './content/languages';
import { mdxOptions } from './content/schema/legal-options';
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

validateContent();
validateEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT);

const withMDX = createMDX({ options: mdxOptions });

/** Beside the editor, the site reads words and legal texts as they are typed. */
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
  // Left behind by an editor that was ended by force, such a cache breaks the next one.
  experimental: { turbopackFileSystemCacheForDev: false },
};

const isEdited = Boolean(process.env.EDITING_WORDS);

const config: NextConfig = {
  output: 'export',
  pageExtensions: ['ts', 'tsx', 'mdx'],
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: buildId,
  images: { unoptimized: true },
  sassOptions: { loadPaths: ['.'] },
  devIndicators: false,
  // It bundles the page script while a page is rendered, and has a program of its own.
  serverExternalPackages: ['esbuild'],
  experimental: { cssChunking: { type: 'graph', requestCost: 1, weightDistribution: 1 } },
  turbopack: {
    resolveAlias: Object.fromEntries(
      ['words', 'legal'].map((each) => [`@${each}/*`, `./content/${each}/${language.code}/*`]),
    ),
    rules: isEdited ? draftRules : {},
  },
  ...(isEdited ? editing : {}),
};

export default withMDX(config);
