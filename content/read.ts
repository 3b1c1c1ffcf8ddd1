import { brand } from './brand';

type Values = Readonly<Record<string, unknown>>;

/** A sentence with values in the place of the words in braces; words without a value stay. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (word, name: string) => `${values[name] ?? word}`);
}

const withFacts = (_: string, value: unknown) =>
  typeof value === 'string' ? fill(value, brand) : value;

/** The words of a file, with the brand's facts filled in. A cast: the build has validated the file by its schema. */
export function read<Words>(words: unknown): Words {
  return JSON.parse(JSON.stringify(words), withFacts) as Words;
}
