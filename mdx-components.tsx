import type { MDXComponents } from 'mdx/types';
import { LegalSection } from '@/components/sections/legal-document/legal-section';
import { Fact } from '@/components/ui/legal-links/fact';
import { MailLink, PageLink } from '@/components/ui/legal-links/legal-links';
import { TextLink } from '@/components/ui/legal-links/text-link';

const components: MDXComponents = {
  Section: LegalSection,
  PageLink,
  MailLink,
  Fact,
  TextLink,
  a: TextLink,
};

/** What the MDX of `content/legal` may name without importing it. Next looks for this file here. */
export function useMDXComponents(): MDXComponents {
  return components;
}
