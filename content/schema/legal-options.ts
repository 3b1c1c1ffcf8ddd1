import path from 'node:path';
import { brand } from '../brand';
import { legalFacts } from '../legal/facts';
import { tokens } from '../read';
import { routes } from '../routes';
import { site } from './address';

const { lastUpdated, ...facts } = legalFacts;

/** The wordmark is drawn: its letters are no words. */
const brandFacts = Object.fromEntries(
  Object.entries(tokens).filter(([name]) => name !== 'wordmark'),
);

/** What the legal texts may name; `legal-text.mjs` puts it in. */
export const legalOptions = {
  facts: {
    ...brandFacts,
    ...facts,
    lastUpdated: lastUpdated.text,
  },
  pages: routes,
  mail: brand.email,
  site,
};

export type LegalOptions = typeof legalOptions;

const plugin: [path: string, options: LegalOptions] = [
  path.resolve('content/schema/legal-text.mjs'),
  legalOptions,
];

/** How Next compiles the legal texts. Plugins are named by their paths: Turbopack takes no functions. */
export const mdxOptions = { remarkPlugins: ['remark-gfm'], rehypePlugins: [plugin] };
