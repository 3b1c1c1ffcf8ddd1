import facts from './facts/brand.json' with { type: 'json' };

/** What only the brand knows: a field that is not there shows nothing. */
interface SuppliedFacts {
  readonly distillery?: string;
  readonly bottleSizes?: string;
  readonly importer?: string;
  readonly pressEmail?: string;
}

export const suppliedFacts = facts as SuppliedFacts;

/** US proof is twice the alcohol by volume. Rounded, because doubling may give 85.99999999999999. */
const proof = Number((facts.strength * 2).toFixed(1));

/**
 * The brand's facts, each once: header, footer, legal texts, structured data and share images
 * follow. Any sentence of the site may name one in braces, as `{name}`.
 */
export const brand = { ...facts, proof };

/** The names of the two tequilas, the same in every language. */
export const productNames = { plata: 'Plata', anejo: 'Añejo' } as const;

export type ProductKey = keyof typeof productNames;
export type ProductName = (typeof productNames)[ProductKey];
