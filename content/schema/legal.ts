import * as v from 'valibot';
import { field, labelText } from './text';

/** `Date` takes 2024-02-30 for 1 March, so the day has to come back as it was written. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T`);
}

const day = v.pipe(
  v.string(),
  v.check(
    isDay,
    ({ input }) => `must be a day as year, month and day, as in “2024-11-14”, and is “${input}”`,
  ),
);

const count = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
);

export const legalFactsSchema = v.strictObject({
  effective: field(
    'Effective',
    v.pipe(
      v.string(),
      v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a year and month, as in “2024-11”'),
    ),
    'Year and month. At the top of every legal page. In a legal text: {effective}.',
  ),
  lastUpdated: field(
    'Last updated',
    day,
    'Year, month and day. Write the day of the change whenever a legal text changes. In a legal text: {lastUpdated}.',
  ),
  consentSince: field(
    'Consent',
    day,
    'Kept with every enquiry. Write the day of the change whenever a sentence of consent beside a form changes. In a legal text: {consentSince}.',
  ),
  enquiryMonths: field(
    'Months that an enquiry is kept',
    count,
    'After the last message about it. In a legal text: {enquiryMonths}.',
  ),
  answerDays: field(
    'Days until a privacy request is answered',
    count,
    'At the longest. In a legal text: {answerDays}.',
  ),
  logDays: field(
    'Days that a technical log is kept',
    count,
    'At the longest. In a legal text: {logDays}.',
  ),
});

export const legalWordsSchema = v.strictObject({
  breadcrumbs: field('The path to the page', labelText, 'Read out before the path at the top.'),
  contents: field('Heading of the table of contents', labelText),
  effective: field('Before the first date', labelText),
  lastUpdated: field('Before the second date', labelText),
});
export type LegalWords = v.InferOutput<typeof legalWordsSchema>;
