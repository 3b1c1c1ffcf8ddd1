import path from 'node:path';
import { factsByName } from '../legal/facts';
import { routes } from '../routes';
import { site } from './address';

/** The wordmark is drawn: its letters are no words. */
const names = Object.keys(factsByName).filter((name) => name !== 'wordmark');

/** What the legal texts may name; `legal-text.mjs` puts it in. */
export const legalOptions = { facts: names, pages: routes, mail: ['enquiries', 'privacy'], site };

export type LegalOptions = typeof legalOptions;

const plugin: [path: string, options: LegalOptions] = [
  path.resolve('content/schema/legal-text.mjs'),
  legalOptions,
];

/** How Next compiles the legal texts. Plugins are named by their paths: Turbopack takes no functions. */
export const mdxOptions = { remarkPlugins: ['remark-gfm'], rehypePlugins: [plugin] };
