import { frontmatterIn } from '../../content/frontmatter';
import { allForms, translations } from '../../content/schema/forms';
import type { TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import { legalTexts } from '../form/legal-texts';

/** What the editor calls the files that it always has, by their names below `content`. Text pages come and go. */
export const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allForms.map(({ file, label }) => [`${file}.json`, label])),
  ...legalTexts,
};

/** Where a text page is: the language it is written in, and the last part of its address. */
export interface Place {
  readonly code: string;
  readonly slug: string;
}

/** The file of a text page, below `content`. */
export const fileOf = (code: string, slug: string) => `texts/${code}/${slug}.mdx`;

/** The place of a text page, by its file below `content`; none for any other file. */
export const placeOf = (file: string) =>
  /^texts\/(?<code>\w+)\/(?<slug>[^/]+)\.mdx$/.exec(file)?.groups as Place | undefined;

/** What stands above a text; nothing where it cannot be read, as after a merge that is half done. */
export function fieldsOf(text: string): Partial<TextWords> | undefined {
  try {
    const fields = frontmatterIn(text);
    return typeof fields === 'object' && fields !== null ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** What a text page is called: as in English, where it has no title yet. */
function labelOfPage({ code, slug }: Place): string {
  const language = translations.find((each) => each.code === code);
  const titleIn = (which: string) => fieldsOf(textFilesIn(which)[slug] ?? '')?.title;
  const title = titleIn(code) || titleIn('en') || slug;
  return language ? `${title} (${language.name})` : `${title}`;
}

/** What people call a file of content, by its name below `content`. */
export function labelOf(file: string): string {
  const page = placeOf(file);
  return page ? labelOfPage(page) : (labels[file] ?? file);
}

/** The text pages of a language in the order of their places. */
export const textPages = (code: string) =>
  Object.entries(textFilesIn(code))
    .sort(([, one], [, other]) => (fieldsOf(one)?.order ?? 0) - (fieldsOf(other)?.order ?? 0))
    .map(([slug]) => ({ file: `texts/${code}/${slug}`, label: labelOf(fileOf(code, slug)) }));
