/** Not in `read.ts`, which is part of the page's scripts. */
type Entry = Readonly<Partial<Record<'slug' | 'ground' | 'name', string>>>;

/** The field by which a list's entries are identified in every language. */
export const keyOf = ({ slug, ground, name }: Entry): string => slug ?? ground ?? name ?? '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The English with the words of another language, which has entries of lists by their keys and nothing that is the same
 * in every language. What it lacks stays English.
 */
export function translated(english: unknown, words: unknown): unknown {
  if (Array.isArray(english) && english.some(isRecord))
    return english.map((entry, index) =>
      translated(entry, Object(words)[Array.isArray(words) ? index : keyOf(entry)]),
    );
  if (!isRecord(english) || !isRecord(words)) return words ?? english;
  const names = [...new Set([...Object.keys(english), ...Object.keys(words)])];
  return Object.fromEntries(names.map((name) => [name, translated(english[name], words[name])]));
}
