/**
 * A translation and its twin, the English file. A translated file of words holds only texts: what is the same in every
 * language (order, numbers, choices, pictures, addresses) is stated in the English file. `content/translated.ts` merges
 * both for the site, `whole` for a form.
 */
import type { GenericSchema } from 'valibot';
import { bodyIn, frontmatterIn } from '../frontmatter';
import { keyOf } from '../translated';
import { describe, isShared } from './describe';
import { forms } from './forms';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines of words may break elsewhere in another language; entries of several fields have to be there. */
const isListOfRecords = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.some(isRecord);

/** The entries of a list whose order is the English one: in a translation by their keys, in English one after the other. */
const entriesOf = (value: unknown): readonly (readonly [key: string, entry: unknown])[] =>
  Array.isArray(value)
    ? value.map((entry) => [keyOf(entry), entry])
    : Object.entries(Object(value));

/** The part of a value that a translation states: without shared fields, and with keyed lists as objects. */
export function wordsOf(schema: GenericSchema, value: unknown): unknown {
  const { fields, entry, hints } = describe(schema);
  const all = (pairs: readonly (readonly [string, GenericSchema | undefined, unknown])[]) =>
    Object.fromEntries(
      pairs.flatMap(([name, field, part]) =>
        field && part !== undefined && !isShared(field) ? [[name, wordsOf(field, part)]] : [],
      ),
    );
  if (entry && hints.key) return all(entriesOf(value).map(([key, part]) => [key, entry, part]));
  if (entry && isListOfRecords(value)) return value.map((part) => wordsOf(entry, part));
  return isRecord(value) && fields.length > 0
    ? all(fields.map(([name, field]) => [name, field, value[name]]))
    : value;
}

const emptyOf = (schema: GenericSchema) => (describe(schema).entry ? [] : '');

/** A translation completed with the shared fields of the English, as its form shows it. Missing texts are empty. */
export function whole(schema: GenericSchema, english: unknown, words: unknown): unknown {
  const { fields, entry, hints } = describe(schema);
  if (isShared(schema)) return english;
  if (entry && Array.isArray(english) && (hints.key || isListOfRecords(english))) {
    const written = hints.key ? Object.fromEntries(entriesOf(words)) : Object(words);
    return english.map((part, index) =>
      whole(entry, part, written[hints.key ? keyOf(part) : index]),
    );
  }
  if (fields.length === 0) return words ?? emptyOf(schema);
  const [there, here] = [Object(english), Object(words)];
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      name in there || name in here ? [[name, whole(field, there[name], here[name])]] : [],
    ),
  );
}

/** The place in a whole record of something that a translation names by keys: `list.paloma.glass` is `list.1.glass`. */
export function placeOf(whole: unknown, name: string): string {
  const [part = '', ...rest] = name.split('.');
  if (part === '') return '';
  const keyed = Array.isArray(whole) ? whole.findIndex((entry) => keyOf(entry) === part) : -1;
  const index = keyed < 0 ? part : `${keyed}`;
  return [index, placeOf(Object(whole)[index], rest.join('.'))].filter(Boolean).join('.');
}

/** The other way round. */
export function nameOf(whole: unknown, place: string, schema: GenericSchema): string {
  const [part = '', ...rest] = place.split('.');
  if (part === '') return '';
  const { fields, entry, hints } = describe(schema);
  const next = entry ?? fields.find(([name]) => name === part)?.[1];
  const inner = Object(whole)[part];
  const name = hints.key ? keyOf(inner) : part;
  return [name, next ? nameOf(inner, rest.join('.'), next) : rest.join('.')]
    .filter(Boolean)
    .join('.');
}

/**
 * The fields that only one language has, and the lists that have more entries in one.
 * @param english what a translation is to state
 * @param words what it states
 */
export function fieldsWithoutTwin(english: unknown, words: unknown, path = ''): string[] {
  const inner = (key: string) => (path ? `${path}.${key}` : key);
  if (isRecord(english) && isRecord(words)) {
    return [...new Set([...Object.keys(english), ...Object.keys(words)])].flatMap((key) => {
      if (!(key in words)) return `${inner(key)} is only in English: write it here too`;
      if (!(key in english))
        return `${inner(key)} is not in English, or the same in every language: write it there or take it out`;
      return fieldsWithoutTwin(english[key], words[key], inner(key));
    });
  }
  if (isListOfRecords(english) && isListOfRecords(words)) {
    return english.length === words.length
      ? english.flatMap((entry, index) => fieldsWithoutTwin(entry, words[index], inner(`${index}`)))
      : [`${path} has ${words.length} entries and in English ${english.length}: write as many`];
  }
  return isRecord(english) === isRecord(words) ? [] : [`${path} must be as in English`];
}

/** The English file of a translation, below `content`. */
export const englishOf = (file: string) => file.replace(/^(words|legal|texts)\/\w+\//, '$1/en/');

/** A field by its path, as `list.paloma.glass`, or a section of a text by its place, and what it says. */
export type Part = readonly [name: string, value: unknown];

export const fieldsOf = (words: unknown, path = ''): Part[] =>
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
  if (file.endsWith('.mdx')) return sectionsOf(text);
  const form = forms.find((each) => `${each.file}.json` === englishOf(file));
  const words: unknown = JSON.parse(text);
  return fieldsOf(form ? wordsOf(form.schema, words) : words);
}
