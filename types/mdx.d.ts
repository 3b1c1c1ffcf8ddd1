declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { LegalSection } from '@/content/legal';

  /** Made from the file's second-level headings by content/schema/legal-text.mjs. */
  export const sections: readonly LegalSection[];

  const Text: ComponentType<{ readonly components?: Readonly<Record<string, ComponentType>> }>;
  export default Text;
}
