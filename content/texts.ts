import data from '@words/texts.json' with { type: 'json' };
import { brand } from './brand';
import { language } from './languages';
import { shareImageOf, type Page } from './metadata';
import type { NavigationLink } from './page-links';
import { fill, read } from './read';
import { pathIn } from './routes';
import type { TextsWords } from './schema/texts';
import { textsIn, type Text } from './text-files';

/** A section of a text. Those of legal texts are numbered, but for what is below `<Closing />`. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly number?: string;
  /** The id of its heading, the same in every language. */
  readonly place: string;
}

/** Words around every text page. */
export const textsWords = read<TextsWords>(data);

/** The text pages in the language of this build. */
export const texts = (): readonly Text[] => textsIn(language.code);

/** A text page under its name. */
export const linkToText = ({ slug, title }: Text): NavigationLink => ({
  label: title,
  href: pathIn(language, `/${slug}`),
});

/** A text page by its address without the slash. */
export function linkToTextAt(slug: string): NavigationLink {
  const text = texts().find((each) => each.slug === slug);
  if (!text) throw new Error(`There is no content/texts/${language.code}/${slug}.mdx`);
  return linkToText(text);
}

/**
 * How a link to a section of a text shows it: by its number, and to those who listen with its title too.
 * `content/schema/mdx-text.mjs` writes its import.
 * @public
 */
export function sectionAt(sections: readonly Heading[], id: string) {
  const section = sections.find((each) => each.id === id);
  if (!section) throw new Error(`There is no section “${id}”`);
  const { number, title } = section;
  return { words: number ?? title, label: number ? `${number}. ${title}` : title };
}

/** A text page, as tabs, search engines and shared links know it. */
export const textPageOf = ({ slug, title, description }: Text): Page => ({
  path: pathIn(language, `/${slug}`),
  englishPath: `/${slug}`,
  title: `${title} · ${brand.name}`,
  description,
  shareImage: {
    src: shareImageOf(`texts/${slug}`, language),
    alt: fill(textsWords.shareAlt, { title }),
  },
  isIndexed: true,
});
