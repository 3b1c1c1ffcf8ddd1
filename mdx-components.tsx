import type { MDXComponents } from 'mdx/types';
import { Section } from '@/components/sections/document/section';

const components: MDXComponents = { Section };

/** What `content/schema/mdx-text.mjs` makes of legal texts and text pages. Next looks for this file here. */
export function useMDXComponents(): MDXComponents {
  return components;
}
