import path from 'node:path';
import dates from '../facts/legal.json' with { type: 'json' };
import { routeIds } from '../routes';
import { site } from './address';
import { factNames } from './text';

/** What the legal texts may name; `legal-text.mjs` puts it in. */
export const legalOptions = {
  facts: [...factNames, ...Object.keys(dates)],
  pages: routeIds,
  mail: ['enquiries', 'privacy'],
  site,
};

export type LegalOptions = typeof legalOptions;

const plugin: [path: string, options: LegalOptions] = [
  path.resolve('content/schema/legal-text.mjs'),
  legalOptions,
];

/** How Next compiles the legal texts. Plugins are named by their paths: Turbopack takes no functions. */
export const mdxOptions = { remarkPlugins: ['remark-gfm'], rehypePlugins: [plugin] };
