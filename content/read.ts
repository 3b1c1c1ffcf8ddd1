import { brand } from './brand';

type Values = Readonly<Record<string, unknown>>;

/** Replaces placeholders in braces by values; those without a value stay. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (word, name: string) => `${values[name] ?? word}`);
}

const withFacts = (_: string, value: unknown) =>
  typeof value === 'string' ? fill(value, brand) : value;

/** The texts of a JSON file, with the brand's facts filled in. The cast is safe: the build validates each file. */
export function read<Words>(words: unknown): Words {
  return JSON.parse(JSON.stringify(words), withFacts) as Words;
}
