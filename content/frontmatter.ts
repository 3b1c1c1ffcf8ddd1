import { parse, stringify } from 'yaml';

/** YAML between two lines of hyphens at the start of a file. */
const above = /^---\r?\n([^]*?)---\r?\n/;

/** The fields of the frontmatter. Throws where it is no YAML. */
export const frontmatterIn = (text: string): unknown => parse(above.exec(text)?.[1] ?? '');

/** The text below the frontmatter. */
export const bodyIn = (text: string): string => text.replace(above, '').trim();

/** A text with fields above it, as its file is written. */
export const withFrontmatter = (fields: object, body: string): string =>
  `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${body.trim()}\n`;
