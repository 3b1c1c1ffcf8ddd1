import data from './words/brand.json';

/** US proof: twice the alcohol by volume, without what binary fractions leave behind. */
export const proof = Number((data.abv * 2).toFixed(1));

/** What a word in braces stands for, in any sentence of the site: `{name}` is the brand's name. */
export const tokens = {
  name: data.name,
  tequila: data.product,
  company: data.company.legalName,
  city: data.company.city,
  state: data.company.regionName,
  stateCode: data.company.region,
  strength: data.abv,
  proof,
  age: data.minimumAge,
  network: data.social.network,
  handle: data.social.handle,
  year: data.copyrightYear,
} as const;

type Values = Readonly<Record<string, string | number>>;

/** A sentence with values in the place of the words in braces; words without a value stay. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (word, name: string) => `${values[name] ?? word}`);
}

const escaped = Object.fromEntries(
  Object.entries(tokens).map(([name, value]) => [name, JSON.stringify(`${value}`).slice(1, -1)]),
);

/** The words of a file, with the brand's facts in their places. The build has checked their shape. */
export function read<Words>(words: unknown): Words {
  return JSON.parse(fill(JSON.stringify(words), escaped)) as Words;
}
