import type { MDXComponents } from 'mdx/types';
import { LegalSection } from '@/components/sections/legal-document/legal-section';

const components: MDXComponents = { Section: LegalSection };

/** What `content/schema/legal-text.mjs` makes of the legal texts. Next looks for this file here. */
export function useMDXComponents(): MDXComponents {
  return components;
}
