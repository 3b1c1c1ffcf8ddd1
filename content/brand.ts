import data from './words/brand.json';
import { proof } from './read';
import type { BrandFacts } from './schema/brand';

const { abv, ...facts }: BrandFacts = data;

/** The brand's facts, each once: header, footer, legal texts, structured data and share images follow. */
export const brand = { ...facts, strength: { abv, proof } };
