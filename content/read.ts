import facts from './words/brand.json';

/** US proof: twice the alcohol by volume, without what binary fractions leave behind. */
export const proof = Number((facts.strength * 2).toFixed(1));

/** What a word in braces stands for, in any sentence of the site: `{name}` is the brand's name. */
export const tokens = { ...facts, proof };

type Values = Readonly<Record<string, unknown>>;

/** A sentence with values in the place of the words in braces; words without a value stay. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (word, name: string) => `${values[name] ?? word}`);
}

/** The words of a file, with the brand's facts in their places. The build has checked their shape. */
export function read<Words>(words: unknown): Words {
  return JSON.parse(fill(JSON.stringify(words), tokens)) as Words;
}
