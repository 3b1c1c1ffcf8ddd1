import { brand } from '../brand';
import { read } from '../read';
import type { LegalFacts } from '../schema/legal';
import data from '../words/legal/facts.json' with { type: 'json' };

/** A section of a legal text; an acknowledgment has no number. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly number?: string;
}

const { words, lastUpdated, ...facts } = read<LegalFacts>(data);

const lastUpdatedText = new Date(`${lastUpdated}T00:00:00Z`).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** Dates and periods that the legal texts state, each once. */
export const legalFacts = { ...facts, lastUpdated: { iso: lastUpdated, text: lastUpdatedText } };

/** What a word in braces stands for in a legal text. */
export const factsByName = { ...brand, ...facts, lastUpdated: lastUpdatedText };

/** Words around every legal text. */
export const legalWords = words;
