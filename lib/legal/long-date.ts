/**
 * A day as people in the United States write it: “2024-11-14” is “November 14, 2024”. What is no
 * day is given back, so that the rule of `content/schema/legal.ts` can name it.
 */
export function longDate(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return iso;
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
