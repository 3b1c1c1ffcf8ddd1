import type { MDXComponents } from 'mdx/types';
import { LegalSection } from '@/components/ui/legal-document/legal-section';
import { MailLink, PageLink } from '@/components/ui/legal-links/legal-links';

const components: MDXComponents = { Section: LegalSection, PageLink, MailLink };

/** What the MDX of `content/legal` may name without importing it. Next looks for this file here. */
export function useMDXComponents(): MDXComponents {
  return components;
}
