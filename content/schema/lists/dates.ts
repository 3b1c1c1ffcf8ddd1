import * as v from 'valibot';

const isReal = (iso: string) => {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
};

/** A day as in 2026-11-28. */
export const day = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isReal(text),
    ({ input }) => `must be a day as in 2026-03-28 and is “${input}”`,
  ),
);

/** A month as in 2026-11, or a day of it where that is known. */
export const monthOrDay = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(text) && isReal(text.padEnd(10, '-01')),
    ({ input }) =>
      `must be a month as in 2026-03, or a day as in 2026-03-28, and is “${input}”. Let the spreadsheet keep the column as text`,
  ),
);
