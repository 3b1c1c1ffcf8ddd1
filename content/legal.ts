import data from '@words/legal.json' with { type: 'json' };
import { brand, suppliedFacts } from './brand';
import facts from './facts/legal.json' with { type: 'json' };
import { language } from './languages';
import { read } from './read';
import type { LegalWords } from './schema/legal';

const inWords = (date: string, parts: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString(language.locale, { ...parts, timeZone: 'UTC' });

const dates = {
  effective: inWords(facts.effective, { month: 'long', year: 'numeric' }),
  lastUpdated: inWords(facts.lastUpdated, { dateStyle: 'long' }),
  consentSince: inWords(facts.consentSince, { dateStyle: 'long' }),
};

/** The dates above every legal text. */
export const legalDates = {
  effective: dates.effective,
  lastUpdated: { iso: facts.lastUpdated, text: dates.lastUpdated },
};

/**
 * What a word in braces stands for in a legal text or a text page; `content/schema/mdx-text.mjs` writes its import.
 * @public
 */
export const factsByName = {
  ...brand,
  pressEmail: suppliedFacts.pressEmail ?? brand.enquiriesEmail,
  ...facts,
  ...dates,
};

/** Words around every legal text. */
export const legalWords = read<LegalWords>(data);
