import { readdirSync, readFileSync } from 'node:fs';
import { frontmatterIn } from './frontmatter';
import { read } from './read';
import type { TextWords } from './schema/texts';

/** The folder of the texts; in the editor's preview, of the texts as they are typed. */
export const contentFolder = process.env.EDITING_WORDS ? '.edit/drafts' : 'content';

/** The folder of a language's text pages. */
export const textsFolder = (code: string): string => `${contentFolder}/texts/${code}`;

/** The files of a language's text pages, whole, by the names that are their addresses. */
export function textFilesIn(code: string): Readonly<Record<string, string>> {
  const folder = textsFolder(code);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.mdx'.length), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}

/** A text page, as its frontmatter describes it. */
export interface Text extends TextWords {
  /** Its address without the slash, the same in every language. */
  readonly slug: string;
}

/**
 * A language’s text pages in their order. Files are read at each call: in the editor they come and go.
 */
export const textsIn = (code: string): readonly Text[] =>
  Object.entries(textFilesIn(code))
    .map(([slug, text]) => ({ slug, ...read<TextWords>(frontmatterIn(text)) }))
    .sort((one, other) => one.order - other.order);
