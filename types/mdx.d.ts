declare module '*.mdx' {
  import type { ComponentType } from 'react';
  import type { Heading } from '@/content/texts';

  /** Made from the file's second-level headings by content/schema/mdx-text.mjs. */
  export const sections: readonly Heading[];

  const Text: ComponentType<{ readonly components?: Readonly<Record<string, ComponentType>> }>;
  export default Text;
}
