import * as v from 'valibot';
import { linkTarget, pictureName } from './address';

const gap = /\s{2}|[\t\n\r]/;
/** What is pasted along from other programs and cannot be seen; emoji and some scripts need the joiners. */
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
/** A fact that was to be put in, and is not. */
const unfilled = /\$\{[^}]*\}?/;
const missingFact = /\b(?:undefined|NaN)\b|\[object Object\]/;
const unfinished = /lorem ipsum|\bTODO\b|\bTBD\b|\?\?\?/i;

/** The word before the place that a pattern finds. */
const before = (pattern: RegExp, text: string) =>
  text.slice(0, pattern.exec(text)?.index).split(' ').at(-1);

/**
 * What is said of a value that is not the editor's to choose.
 * @param schema the file of `content/schema` that holds it
 */
export const lockedProblem = (value: string, schema: string) =>
  `is locked, since the specification gives it: write “${value}” again. ` +
  `If the client has changed the specification, change content/schema/${schema}.ts too`;

/** Words that are there, tidy, and finished. */
export const words = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.check((text) => text === text.trim(), 'must not begin or end with a space'),
  v.check(
    (text) => !gap.test(text),
    ({ input }) =>
      `holds two spaces in a row or a new line after “${before(gap, input)}”: write one space`,
  ),
  v.check(
    (text) => !unfinished.test(text),
    ({ input }) => `holds “${unfinished.exec(input)?.[0]}”: finish the sentence and take that out`,
  ),
  v.check(
    (text) => !/<[a-z/!]|&(?:[a-z]+|#\w+);/i.test(text),
    'must be plain text: take out tags like <b>, and write signs like &amp; as themselves',
  ),
  v.check(
    (text) => !unfilled.test(text),
    ({ input }) =>
      `holds “${unfilled.exec(input)?.[0]}” as it is typed: only between backticks (\`…\`) does the fact stand there instead`,
  ),
  v.check(
    (text) => !missingFact.test(text),
    ({ input }) =>
      `holds “${missingFact.exec(input)?.[0]}”: a fact in \${…} is misspelt, mend its name`,
  ),
  v.check(
    (text) => !invisible.test(text),
    ({ input }) =>
      `holds an invisible character in or after “${input.slice(0, invisible.exec(input)?.index).split(' ').slice(-2).join(' ')}”: delete it and type the words around it anew`,
  ),
  v.check(
    (text) => !text.includes('\uFFFD'),
    'holds a sign that stands for a lost letter (\uFFFD): save the file as UTF-8 and type the letter anew',
  ),
  v.check(
    (text) => text === text.normalize('NFC'),
    'holds an accented letter made of two signs (not Unicode NFC): type its accented letters anew',
  ),
);

/** A line of words with a length in characters. */
export function wordsBetween(shortest: number, longest: number) {
  return v.pipe(
    words,
    v.check(
      (text) => text.length >= shortest && text.length <= longest,
      ({ input }) =>
        `must have ${shortest} to ${longest} characters and has ${String(input).length}`,
    ),
  );
}

/**
 * A list in which no entry is there twice: components tell entries apart by what `identify` gives,
 * and React drops or doubles those that it cannot.
 */
export function distinctList<const Entry extends v.GenericSchema>(
  entry: Entry,
  identify: (item: v.InferOutput<Entry>) => unknown = (item) => item,
) {
  return v.pipe(
    v.array(entry),
    v.minLength(1, 'must not be empty: write at least one entry'),
    v.checkItems(
      (item, index, all) => all.findIndex((other) => identify(other) === identify(item)) === index,
      ({ input }) => `repeats “${String(identify(input))}” of an entry above: change one of them`,
    ),
  );
}

/** A list of exactly so many entries, which the page is made for. */
export const exactly = <Entry>(count: number, what: string) =>
  v.check<Entry[], (issue: { input: Entry[] }) => string>(
    (list) => list.length === count,
    ({ input }) => `must be ${what} and are ${input.length}`,
  );

export const headingLine = wordsBetween(2, 60);
/** What a thing or a person is called, where it stands in a line of its own. */
export const name = wordsBetween(2, 30);
/** The words of a link, a field or a control, in English or in a longer language. */
export const label = wordsBetween(2, 50);
/** The line below a picture. */
export const caption = wordsBetween(2, 80);
/** A heading in large letters, broken by hand. */
export const headingLines = distinctList(wordsBetween(2, 40));

/** How deep below the field a section lies. */
export const depth = v.pipe(words, v.regex(/^\d+ m$/, 'must be whole metres, as in “9 m”'));

/** What a tequila is called, in the largest letters of the site. */
export const productName = wordsBetween(2, 20);

/** What a picture shows, for those who do not see it: a phrase, not a file name. */
export const altText = v.pipe(
  wordsBetween(8, 180),
  v.check(
    (text) => !/^(image|picture|photo|photograph) of/i.test(text),
    'must say what is seen, not that it is a picture',
  ),
  v.check((text) => !/\.(jpe?g|png|webp|avif|svg)$/i.test(text), 'must not be a file name'),
);

/** What a tree of words may hold beside them. */
const otherValue = v.union([v.number(), v.boolean(), v.function()]);

/**
 * Words at any depth of lists and records. What the fields are called is not asked: none is
 * optional, so a misspelt one is missing where a component reads it, and the build's check of types
 * names it. A few names have rules of their own wherever they stand.
 */
export const wordTree: v.GenericSchema = v.lazy((value) => {
  if (typeof value === 'string') return words;
  if (Array.isArray(value)) return v.array(wordTree);
  if (typeof value === 'object' && value !== null) return v.objectWithRest(namedFields, wordTree);
  return otherValue;
});

const heading: v.GenericSchema = v.lazy((value) =>
  Array.isArray(value) ? headingLines : headingLine,
);
const namedFields = {
  heading: v.exactOptional(heading),
  label: v.exactOptional(label),
  alt: v.exactOptional(altText),
  href: v.exactOptional(linkTarget),
  picture: v.exactOptional(pictureName),
};
