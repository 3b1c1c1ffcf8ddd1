import * as v from 'valibot';
import { brand } from '../brand';
import { languages } from '../languages';
import { fill } from '../read';
import { canBeDrawn, cannotBeDrawnMessage } from './letters';
import { claimIn, damageIn } from './rules.mjs';

/** What `editor/form` needs to know of a field besides label and help. No interface: Valibot needs an index signature. */
export type FieldHints = {
  /** Fewest and most characters, with the facts in their places. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The specification gives it: it is shown and cannot be changed. */
  readonly locked?: boolean;
  /** For the name of a packed picture: width to height of its box on a phone and on a wide screen. */
  readonly picture?: { readonly phone: string; readonly desktop: string };
  /** What one entry of a list is called, and the field that tells entries apart. */
  readonly entry?: string;
  readonly entryLabel?: string;
  /** The field that tells entries apart in every language: a translation has no order of its own. */
  readonly key?: string;
  /** Whether it is the same in every language, as an address is. Where it is not said, numbers, choices, ticks and pictures are. */
  readonly shared?: boolean;
  /** Paragraphs, headings and lists, as MDX. */
  readonly mdx?: boolean;
  readonly minEntries?: number;
  readonly maxEntries?: number;
  /** The initial state of a checkbox. */
  readonly ticked?: boolean;
  /** For an address: the field beside it that it is made from, until it is saved. */
  readonly madeFrom?: string;
};

const picturePhrases = languages.flatMap(({ pictureOf }) => pictureOf);
const hints = <Input>(given: FieldHints) => v.metadata<Input, FieldHints>(given);

/** A checkbox that is ticked by default. */
export const tickedByDefault = v.pipe(v.boolean(), hints({ ticked: true }));

/** A field as the forms show it: its label, and where it appears or what to mind. */
export function field<const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  help = '',
): Schema {
  return { ...schema, ...v.pipe(schema as v.GenericSchema, v.title(label), v.description(help)) };
}

const unfinished = (found: string) => `holds “${found}”: finish the sentence and take that out`;

/**
 * What no sentence may contain, and what to do about it. A pattern with a language holds for that one alone: elsewhere
 * it is a word.
 */
const refused: readonly (readonly [RegExp, (found: string) => string, language?: string])[] = [
  [/^$/, () => 'must not be empty'],
  [/^\s|\s$/, () => 'must not begin or end with a space'],
  [
    /\S*(?:\s{2}|[\t\n\r])/,
    (found) => `holds two spaces in a row or a new line after “${found.trim()}”: write one space`,
  ],
  [/lorem ipsum/i, unfinished],
  [/(?<![\p{L}\p{N}])TBD(?![\p{L}\p{N}])|\?\?\?/u, unfinished],
  [/(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}])/u, unfinished, 'en'],
  [
    /<[a-z/!]|&(?:[a-z]+|#\w+);/i,
    () => 'must be plain text: take out tags like <b>, and write signs like &amp; as themselves',
  ],
];

/** Names in braces that the page replaces by values, as `{slide}`. */
interface Placeholders {
  readonly must?: readonly string[];
  readonly may?: readonly string[];
}

/** The facts that a sentence may name: all but the wordmark, which is letters to draw. */
export const factNames = Object.keys(brand).filter((each) => each !== 'wordmark');

const inBraces = (names: readonly string[]) => names.map((each) => `{${each}}`).join(', ');

/**
 * The problem of a text's words in braces, if any: one that stands for nothing, or a required one that is missing.
 */
function braceProblemIn(text: string, { must = [], may = [] }: Placeholders): string | undefined {
  const known = [...factNames, ...must, ...may].map((each) => `{${each}}`);
  const braces: readonly string[] = text.match(/\{[^{}]*\}?|\}/g) ?? [];
  const unknown = braces.find((each) => !known.includes(each));
  if (unknown)
    return `holds “${unknown}”, which stands for nothing: write one of ${known.join(', ')}`;
  const missing = must.filter((each) => !braces.includes(`{${each}}`));
  return missing.length > 0 ? `must hold ${inBraces(missing)}, as it is put in there` : undefined;
}

function problemOf(text: string, placeholders: Placeholders, lang: string): string | undefined {
  for (const [pattern, explain, language = lang] of refused) {
    const [found] = (language === lang && pattern.exec(text)) || [];
    if (found !== undefined) return explain(found);
  }
  return damageIn(text) ?? claimIn(text)?.problem ?? braceProblemIn(text, placeholders);
}

const checkedText = (places: Placeholders) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, config: { lang = 'en' }, addIssue }) => {
      const problem = dataset.typed && problemOf(dataset.value, places, lang);
      if (problem) addIssue({ message: problem });
    }),
  );

/** Text that is not empty, has no damage from pasting, and is finished. */
export const plainText = checkedText({});

/** Text that must contain these placeholders. */
export const textWith = (...must: readonly string[]) => checkedText({ must });

const lengthOf = (text: string) => fill(text, brand).length;

/** Text of a length in characters, counted with the facts filled in. */
export function textOfLength(minLength: number, maxLength: number, may: readonly string[] = []) {
  return v.pipe(
    checkedText({ may }),
    v.check(
      (text) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength,
      ({ input }) => `must have ${minLength} to ${maxLength} characters and has ${lengthOf(input)}`,
    ),
    hints({ minLength, maxLength }),
  );
}

/** The same for a title, which is drawn in the picture of a shared link too. */
export const titleOfLength = (minLength: number, maxLength: number) =>
  v.pipe(
    textOfLength(minLength, maxLength),
    v.check(canBeDrawn, ({ input }) => cannotBeDrawnMessage(input)),
  );

const lockedMessage = (given: string) =>
  `is locked, since the specification gives it: write “${given}” again. ` +
  'If the client has changed the specification, a developer changes content/schema with it';

/** A rule of the specification, which is in English: it does not apply to other languages. */
export const inEnglish = <Input>(isKept: (value: Input) => boolean, message: string) =>
  v.rawCheck<Input>(({ dataset, config: { lang = 'en' }, addIssue }) => {
    if (lang === 'en' && dataset.typed && !isKept(dataset.value)) addIssue({ message });
  });

/** Text that the specification prescribes in English. `must`: its placeholders. */
export const lockedText = (given: string, ...must: readonly string[]) =>
  v.pipe(
    textWith(...must),
    inEnglish((text) => text === given, lockedMessage(given)),
    hints({ locked: true }),
  );

/** A headline is a sentence and ends as one. `given`: one of the specification's that does not. */
export const headline = <const Lines extends v.GenericSchema<string[]>>(
  lines: Lines,
  given?: string,
) =>
  v.pipe(
    lines,
    v.check(
      (all) => all.join(' ') === given || /[.?!]$/.test(all.at(-1) ?? ''),
      'must end with a full stop: a headline in large letters says something',
    ),
  );

/** A headline that the specification prescribes, broken into lines for the layout. */
export const lockedLines = (sentence: string) =>
  v.pipe(
    headline(
      v.pipe(
        v.array(plainText),
        inEnglish((lines) => lines.join(' ') === sentence, lockedMessage(sentence)),
      ),
      sentence,
    ),
    hints({ locked: true }),
  );

interface ListRules<Entry> {
  /** What one entry is called in the form. */
  readonly entry?: string;
  /** The field that identifies an entry; by default the entry itself, in a list of texts. */
  readonly by?: keyof Entry & string;
  /** The field that identifies an entry in every language. */
  readonly key?: keyof Entry & string;
  readonly minEntries?: number;
  readonly maxEntries?: number;
  /** Why not fewer, why not more. */
  readonly why?: string;
}

/** A list in which no entry is there twice. */
export function listOf<const Entry extends v.GenericSchema>(
  entry: Entry,
  {
    entry: entryName = 'line',
    by,
    key,
    minEntries = 1,
    maxEntries = 20,
    why = '',
  }: ListRules<v.InferOutput<Entry>> = {},
) {
  const nameOf = (item: v.InferOutput<Entry>): unknown => (by === undefined ? item : item[by]);
  const allowed = minEntries === maxEntries ? `${maxEntries}` : `${minEntries} to ${maxEntries}`;
  return v.pipe(
    v.array(entry),
    v.checkItems(
      (item, index, all) => all.findIndex((other) => nameOf(other) === nameOf(item)) === index,
      ({ input }) => `repeats “${String(nameOf(input))}” of an entry above: change one of them`,
    ),
    v.check(
      ({ length }) => length >= minEntries && length <= maxEntries,
      ({ input }) => `must have ${allowed} entries${why} and has ${input.length}`,
    ),
    hints({
      ...{ entry: entryName, minEntries, maxEntries },
      ...(by === undefined ? {} : { entryLabel: by }),
      ...(key === undefined ? {} : { key }),
    }),
  );
}

/** The name of a thing or a person, on a line of its own. */
export const nameText = textOfLength(2, 30);
/** The words of a link, a field or a control, in English or in a longer language. */
export const labelText = textOfLength(2, 50);
/** A heading that names what follows it. */
export const headingLine = v.pipe(
  textOfLength(2, 60),
  v.check((text) => !text.endsWith('.'), 'must not end with a full stop: it names what follows'),
);
/** A headline of the home page or the 404 page, in large letters, broken by hand. */
export const headingLines = headline(listOf(textOfLength(2, 40), { maxEntries: 3 }));
export const sentenceText = textOfLength(2, 200);
export const paragraphText = textOfLength(40, 420);

/** Alternative text of a picture: a phrase, not a file name. */
export const altText = v.pipe(
  textOfLength(8, 180),
  v.check(
    (text) => !picturePhrases.some((phrase) => text.toLowerCase().startsWith(`${phrase} `)),
    'must say what is seen, not that it is a picture',
  ),
  v.check((text) => !/\.(jpe?g|png|webp|avif|svg)$/i.test(text), 'must not be a file name'),
);
