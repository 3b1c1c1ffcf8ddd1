import { bodyIn, frontmatterIn } from '../frontmatter';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines of words may break elsewhere in another language; entries of several fields have to be there. */
const isListOfRecords = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.some(isRecord);

/**
 * The fields that only one language has, and the lists that have more entries in one.
 * @param english the words of a file in English
 * @param words the same in another language
 */
export function fieldsWithoutTwin(english: unknown, words: unknown, path = ''): string[] {
  const inner = (key: string) => (path ? `${path}.${key}` : key);
  if (isRecord(english) && isRecord(words)) {
    return [...new Set([...Object.keys(english), ...Object.keys(words)])].flatMap((key) => {
      if (!(key in words)) return `${inner(key)} is only in English: write it here too`;
      if (!(key in english))
        return `${inner(key)} is not in English: write it there or take it out`;
      return fieldsWithoutTwin(english[key], words[key], inner(key));
    });
  }
  if (isListOfRecords(english) && isListOfRecords(words)) {
    return english.length === words.length
      ? english.flatMap((entry, index) => fieldsWithoutTwin(entry, words[index], inner(`${index}`)))
      : [`${path} has ${words.length} entries and in English ${english.length}: write as many`];
  }
  return [];
}

/** The English file of a translation, below `content`. */
export const englishOf = (file: string) => file.replace(/^(words|legal|texts)\/\w+\//, '$1/en/');

/** A field by its path, as `list.2.glass`, or a section of a text by its place, and what it says. */
export type Part = readonly [name: string, value: unknown];

const fieldsOf = (words: unknown, path = ''): Part[] =>
  isRecord(words) || isListOfRecords(words)
    ? Object.entries(words).flatMap(([key, value]) =>
        fieldsOf(value, path ? `${path}.${key}` : key),
      )
    : [[path, words]];

const sectionsOf = (text: string): Part[] =>
  text
    .split(/^## /m)
    .map((section, index) => [index === 0 ? 'beginning' : `section-${index}`, section] as const);

/** A text page has words above its text, and fields that are the same in every language. */
function partsOfPage(page: string): Part[] {
  const { title, description } = Object(frontmatterIn(page));
  return [['title', title], ['description', description], ...sectionsOf(bodyIn(page))];
}

/** The fields of a file of words, or the sections of a text: as much as is written, and translated, at a time. */
export function partsOf(file: string, text: string): Part[] {
  if (file.startsWith('texts/')) return partsOfPage(text);
  return file.endsWith('.mdx') ? sectionsOf(text) : fieldsOf(JSON.parse(text));
}
