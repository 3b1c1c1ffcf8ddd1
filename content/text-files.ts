import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { read } from './read';
import type { TextWords } from './schema/texts';

/** Where a language's text pages lie. */
export const textsFolder = (code: string): string => `content/texts/${code}`;

/** The files of a language's text pages, whole, by the names that are their addresses. */
export function textFilesIn(code: string): Readonly<Record<string, string>> {
  const folder = textsFolder(code);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.mdx'.length), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}

/** What stands above a text between two lines of hyphens; throws where it is no YAML. */
export function frontmatterIn(text: string): unknown {
  const [, yaml = ''] = /^---\r?\n([^]*?)\r?\n---\r?\n/.exec(text) ?? [];
  return parse(yaml);
}

/** A text page, as what stands above its text says. */
export interface Text extends TextWords {
  /** Its address without the slash, the same in every language. */
  readonly slug: string;
}

/** A language's text pages in their order. Read anew each time: in the editor they come and go. */
export const textsIn = (code: string): readonly Text[] =>
  Object.entries(textFilesIn(code))
    .map(([slug, text]) => ({ slug, ...read<TextWords>(frontmatterIn(text)) }))
    .sort((one, other) => one.order - other.order);
