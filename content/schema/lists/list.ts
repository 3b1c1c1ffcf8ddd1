import * as v from 'valibot';
import { describe, type Described } from '../describe';
import { field } from '../text';

/** A row of a list: what its schema says, by the names of its fields. */
export type Entry = Readonly<Record<string, string | number | undefined>>;

/** The schema of an entry: plain fields, each with its label, of which some may be empty. */
type EntrySchema = v.GenericSchema<Entry>;

/** A list that only the brand has. A third one is such an object and a section. */
export interface List {
  /** In commands and in the names of files. */
  readonly name: string;
  /** What it is called in the editor, and one of its entries. */
  readonly label: string;
  readonly entry: string;
  /** The fields of an entry in their order, for columns. */
  readonly fields: readonly string[];
  readonly schema: v.GenericSchema<{ readonly list: readonly Entry[] }>;
  readonly entrySchema: EntrySchema;
  /** What makes an entry the same one in a newer list; the second way finds entries of which the first has changed. */
  readonly keys: readonly ((entry: Entry) => string)[];
  /** Mends what spreadsheets do to a row. */
  readonly mend?: (entry: Record<string, string>) => Record<string, string>;
  /** The English address where it is seen. */
  readonly seenAt: string;
  /** The field by which people tell entries apart. */
  readonly by: string;
  /** Entries that somebody has to look at again, and what they are, as in “3 not checked for six months”. */
  readonly late?: {
    readonly label: string;
    readonly of: (entries: readonly Entry[], today: Date) => readonly Entry[];
  };
  /** The address in an entry's QR code. */
  readonly addressInCode?: (entry: Entry) => string;
}

/** What is known of a field of an entry. */
export function fieldOf({ entrySchema }: List, name: string): Described {
  const schema = describe(entrySchema).fields.find(([each]) => each === name)?.[1];
  if (!schema) throw new Error(`There is no field ${name}`);
  return describe(schema);
}

/** What a field is called. */
export const titleOf = (list: List, name: string): string => fieldOf(list, name).label;

type Description = Omit<List, 'schema' | 'fields'> & {
  readonly maxEntries: number;
  /** What is wrong with all entries together, if anything. */
  readonly problemOfAll?: (entries: readonly Entry[]) => string | undefined;
};

/** A list from what tells it apart. */
export function describeList({ maxEntries, problemOfAll, ...given }: Description): List {
  const [keyOf = JSON.stringify] = given.keys;
  const entries = v.pipe(
    v.array(given.entrySchema),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const all = dataset.value;
      const seen = new Set<string>();
      all.forEach((entry, at) => {
        const key = keyOf(entry);
        if (seen.has(key))
          addIssue({
            message: `is there twice, “${entry[given.by]}”: take one out`,
            path: [
              { type: 'array', origin: 'value', input: all as unknown[], key: at, value: entry },
            ],
          });
        seen.add(key);
      });
      const problem = problemOfAll?.(all);
      if (problem) addIssue({ message: problem });
    }),
    v.maxLength(maxEntries, `must have ${maxEntries} entries or less`),
    v.metadata({ entry: given.entry, entryLabel: given.by, minEntries: 0, maxEntries }),
  );
  return {
    ...given,
    fields: describe(given.entrySchema).fields.map(([name]) => name),
    schema: v.strictObject({ list: field(given.label, entries) }),
  };
}

/** A rule that a field breaks only beside others. */
export const ruleOf = <Input extends Entry>(
  name: keyof Input & string,
  isKept: (entry: Input) => boolean,
  message: string | ((entry: Input) => string),
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || isKept(dataset.value)) return;
    const input = dataset.value;
    addIssue({
      message: typeof message === 'string' ? message : message(input),
      path: [{ type: 'object', origin: 'value', input, key: name, value: input[name] }],
    });
  });
