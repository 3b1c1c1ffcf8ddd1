/**
 * A date in US English: “2024-11-14” becomes “November 14, 2024”. Anything else is returned as it is; the
 * rule in `content/schema/legal.ts` reports it.
 */
export function longDate(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return iso;
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
