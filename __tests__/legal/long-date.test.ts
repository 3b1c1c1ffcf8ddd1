import { legalFacts } from '@/content/legal/facts';
import { longDate } from '@/lib/legal/long-date';

it('writes a day as the legal pages show it', () => {
  expect(longDate('2024-11-14')).toBe('November 14, 2024');
  expect(longDate('2026-01-01')).toBe('January 1, 2026');
});

it('leaves what is no day to the rules of the words', () => {
  expect(longDate('2024-11-1x')).toBe('2024-11-1x');
});

it('is where the shown day of the last update comes from, so that it is the sitemap’s', () => {
  const { iso, text } = legalFacts.lastUpdated;
  expect(text).toBe(longDate(iso));
});
