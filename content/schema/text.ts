import * as v from 'valibot';
import { damageIn } from './rules.mjs';

/** What no sentence may hold, and what to do about it. */
const refused: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^$/, () => 'must not be empty'],
  [/^\s|\s$/, () => 'must not begin or end with a space'],
  [
    /\S*(?:\s{2}|[\t\n\r])/,
    (found) => `holds two spaces in a row or a new line after “${found.trim()}”: write one space`,
  ],
  [
    /lorem ipsum|\bTODO\b|\bTBD\b|\?\?\?/i,
    (found) => `holds “${found}”: finish the sentence and take that out`,
  ],
  [
    /<[a-z/!]|&(?:[a-z]+|#\w+);/i,
    () => 'must be plain text: take out tags like <b>, and write signs like &amp; as themselves',
  ],
  [
    /\$\{[^}]*\}?/,
    (found) =>
      `holds “${found}” as it is typed: only between backticks (\`…\`) does the fact stand there instead`,
  ],
  [
    /\b(?:undefined|NaN)\b|\[object Object\]/,
    (found) => `holds “${found}”: a fact in \${…} is misspelt, mend its name`,
  ],
];

function problemOf(text: string): string | undefined {
  for (const [pattern, explain] of refused) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return explain(found);
  }
  return damageIn(text);
}

/** Words that are there, tidy, and finished. */
export const words = v.pipe(
  v.string(),
  v.check(
    (text) => problemOf(text) === undefined,
    ({ input }) => problemOf(input) ?? '',
  ),
);

/** A line of words with a length in characters. */
export function wordsBetween(shortest: number, longest: number) {
  return v.pipe(
    words,
    v.check(
      (text) => text.length >= shortest && text.length <= longest,
      ({ input }) => `must have ${shortest} to ${longest} characters and has ${input.length}`,
    ),
  );
}

const isLocked = (sentence: string) =>
  `is locked, since the specification gives it: write “${sentence}” again. ` +
  'If the client has changed the specification, change content/schema too';

/** A word of the specification. */
export const locked = <const Word extends string>(word: Word) => v.literal(word, isLocked(word));

/** A sentence of the specification, broken into lines where the editor likes. */
export const lockedLines = (sentence: string) =>
  v.pipe(
    v.array(words),
    v.check((lines) => lines.join(' ') === sentence, isLocked(sentence)),
  );

/**
 * A list in which no entry is there twice: components tell entries apart by what `identify` gives.
 * @param count how many entries the page is made for, if not any number
 */
export function list<const Entry extends v.GenericSchema>(
  entry: Entry,
  identify: (item: v.InferOutput<Entry>) => unknown = (item) => item,
  count?: number,
) {
  return v.pipe(
    v.array(entry),
    v.minLength(1, 'must not be empty: write at least one entry'),
    v.checkItems(
      (item, index, all) => all.findIndex((other) => identify(other) === identify(item)) === index,
      ({ input }) => `repeats “${String(identify(input))}” of an entry above: change one of them`,
    ),
    v.check(
      ({ length }) => count === undefined || length === count,
      ({ input }) => `must have ${count} entries and has ${input.length}`,
    ),
  );
}

/** What a thing or a person is called, where it stands in a line of its own. */
export const name = wordsBetween(2, 30);
/** The words of a link, a field or a control, in English or in a longer language. */
export const label = wordsBetween(2, 50);
export const headingLine = wordsBetween(2, 60);
/** A heading in large letters, broken by hand. */
export const headingLines = list(wordsBetween(2, 40));
export const paragraph = wordsBetween(40, 420);

/** How deep below the field a section lies. */
export const depth = v.pipe(words, v.regex(/^\d+ m$/, 'must be whole metres, as in “9 m”'));

/** What a picture shows, for those who do not see it: a phrase, not a file name. */
export const altText = v.pipe(
  wordsBetween(8, 180),
  v.check(
    (text) => !/^(image|picture|photo|photograph) of/i.test(text),
    'must say what is seen, not that it is a picture',
  ),
  v.check((text) => !/\.(jpe?g|png|webp|avif|svg)$/i.test(text), 'must not be a file name'),
);
