import type { MDXComponents } from 'mdx/types';
import { LegalSection } from '@/components/sections/document/legal-section';
import { Table } from '@/components/sections/document/table';

// Text pages bring a `Section` of their own: app/[page].
const components: MDXComponents = { Section: LegalSection, Table };

/** What `content/schema/mdx-text.mjs` makes of legal texts and text pages. Next looks for this file here. */
export function useMDXComponents(): MDXComponents {
  return components;
}
