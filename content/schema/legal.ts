import * as v from 'valibot';
import { words } from './text';
import { wordTree } from './word-tree';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Days like 2024-02-30 have the form of a date and are moved on by `Date`. */
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

export const legalSchema = v.strictObject({
  /** Dates and periods that the legal texts state. */
  legalFacts: v.strictObject({
    effective: v.pipe(
      v.string(),
      v.regex(new RegExp(`^(?:${months}) 20\\d{2}$`), 'must be a month and year, “November 2024”'),
    ),
    lastUpdated: v.strictObject({ iso: day, text: words }),
    enquiryMonths: count,
    answerDays: count,
    logDays: count,
  }),
  legalWords: wordTree,
});
