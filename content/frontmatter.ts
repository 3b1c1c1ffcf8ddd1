import { parse, stringify } from 'yaml';

/** What stands above a text between two lines of hyphens, with them. */
const above = /^---\r?\n([^]*?)---\r?\n/;

/** The fields above a text; throws where they are no YAML. */
export const frontmatterIn = (text: string): unknown => parse(above.exec(text)?.[1] ?? '');

/** The text below them. */
export const bodyIn = (text: string): string => text.replace(above, '').trim();

/** A text with fields above it, as its file is written. */
export const withFrontmatter = (fields: object, body: string): string =>
  `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${body.trim()}\n`;
