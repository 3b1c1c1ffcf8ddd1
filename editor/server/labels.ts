import { frontmatterIn } from '../../content/frontmatter';
import { allForms, translations } from '../../content/schema/forms';
import type { TextWords } from '../../content/schema/texts';
import { textFilesIn } from '../../content/text-files';
import { legalTexts } from '../form/legal-texts';

/** The labels of the files that always exist, by their names below `content`. Text pages are added and removed. */
export const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allForms.map(({ file, label }) => [`${file}.json`, label])),
  ...legalTexts,
};

/** A text page: its language and the last part of its address. */
export interface TextPage {
  readonly code: string;
  readonly slug: string;
}

/** The name of a text page's file below `content`. */
export const textPageFile = (code: string, slug: string) => `texts/${code}/${slug}.mdx`;

/** The text page of a file below `content`; `undefined` for any other file. */
export const textPageOfFile = (file: string) =>
  /^texts\/(?<code>\w+)\/(?<slug>[^/]+)\.mdx$/.exec(file)?.groups as TextPage | undefined;

/** The front matter of a text page; `undefined` if it cannot be parsed, as during an unfinished merge. */
export function frontmatterOf(text: string): Partial<TextWords> | undefined {
  try {
    const fields = frontmatterIn(text);
    return typeof fields === 'object' && fields !== null ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The label of a text page: its title, or the English title if it has none yet. */
function labelOfPage({ code, slug }: TextPage): string {
  const language = translations.find((each) => each.code === code);
  const titleIn = (which: string) => frontmatterOf(textFilesIn(which)[slug] ?? '')?.title;
  const title = titleIn(code) || titleIn('en') || slug;
  return language ? `${title} (${language.name})` : `${title}`;
}

/** The label of a file below `content`. */
export function labelOf(file: string): string {
  const page = textPageOfFile(file);
  return page ? labelOfPage(page) : (labels[file] ?? file);
}

/** The text pages of a language in their order. */
export const textPages = (code: string) =>
  Object.entries(textFilesIn(code))
    .sort(
      ([, one], [, other]) => (frontmatterOf(one)?.order ?? 0) - (frontmatterOf(other)?.order ?? 0),
    )
    .map(([slug]) => ({ file: `texts/${code}/${slug}`, label: labelOf(textPageFile(code, slug)) }));
