import facts from './words/brand.json' with { type: 'json' };

/** US proof: twice the alcohol by volume, without what binary fractions leave behind. */
const proof = Number((facts.strength * 2).toFixed(1));

/**
 * The brand's facts, each once: header, footer, legal texts, structured data and share images
 * follow. Any sentence of the site may name one in braces, as `{name}`.
 */
export const brand = { ...facts, proof };
