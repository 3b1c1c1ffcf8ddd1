import { createHash } from 'node:crypto';
import path from 'node:path';
import type { NextConfig } from 'next';
import { awaitStyles } from './awaited-styles';
import { nameClassesPlainly } from './class-names';
import { NextAsEsModules } from './es-modules';
import { LeavesOutUnused } from './leave-out';
import { unused } from './unused';

type Webpack = NonNullable<NextConfig['webpack']>;
type Context = Parameters<Webpack>[1];

const standIn = (name: string) => path.resolve('scripts/slim/stand-ins', name);

/**
 * Parts of Next's client that this site never uses, and their replacements; and the router's `fetch`, which
 * must pass payloads on whole. Why: docs/decisions/export-step.md; what they save:
 * docs/decisions/measurements.md. After an upgrade of Next, `npm run e2e` and the budgets show whether they
 * still fit.
 */
const replaced: readonly (readonly [module: RegExp, by: string])[] = [
  [/builtin[\\/]global-error(\.js)?$/, path.resolve('app/global-error.tsx')],
  [/reducers[\\/]server-action-reducer(\.js)?$/, standIn('server-action-reducer.ts')],
  [/build[\\/]polyfills[\\/]polyfill-module(\.js)?$/, standIn('nothing.ts')],
  [/segment-cache[\\/]fetch(\.js)?$/, standIn('router-fetch.ts')],
  [/utils[\\/]format-url(\.js)?$/, standIn('format-url.ts')],
  [/router-reducer[\\/]set-cache-busting-search-param(\.js)?$/, standIn('cache-busting.ts')],
  [/reducers[\\/]has-interception-route-in-current-tree(\.js)?$/, standIn('no-interception.ts')],
  [/next[\\/]dist[\\/]compiled[\\/]process(?:[\\/]browser\.js)?$/, standIn('process.ts')],
];

/**
 * Modules that the layout and a page both use go into one shared chunk: by default webpack repeats modules of
 * less than 20 kB in each chunk.
 */
const sharedOnce = {
  name: 'common',
  test: /[\\/](components|content|hooks|lib|styles)[\\/].*\.tsx?$/,
  chunks: 'initial',
  minChunks: 2,
  minSize: 0,
  priority: 10,
};

/** Has webpack forget what it made by other lists than these. */
function renewCache(cache: unknown): void {
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) return;
  const lists = createHash('sha256').update(JSON.stringify(unused)).digest('hex');
  cache.version = `${String(cache.version)}|${lists}`;
}

/** Configures class names, and slims the client's half of the build. */
export function slimClient(
  config: Parameters<Webpack>[0],
  { isServer, dev, webpack }: Pick<Context, 'isServer' | 'dev' | 'webpack'>,
) {
  nameClassesPlainly(config);
  if (isServer || dev) return config;
  awaitStyles(config);
  renewCache(config.cache);
  config.optimization.splitChunks.cacheGroups.common = sharedOnce;
  for (const [pattern, file] of replaced) {
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(
        pattern,
        ({ createData: found }: { createData?: { resource?: string; context?: string } }) => {
          if (!found?.resource) return;
          found.resource = file;
          found.context = path.dirname(file);
        },
      ),
    );
  }
  config.plugins.push(new LeavesOutUnused(webpack.NormalModule, unused));
  config.plugins.push(new NextAsEsModules(webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1));
  return config;
}
