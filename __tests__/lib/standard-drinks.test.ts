import { standardDrinks } from '@/lib/standard-drinks';

describe('what a serve counts as', () => {
  it('counts 1½ oz at 40 % as one US standard drink', () => {
    expect(standardDrinks([{ ounces: 1.5, of: 'Plata', kind: 'plata' }], 40)).toBe('1.0');
  });

  it('follows the strength that the brand states', () => {
    expect(standardDrinks([{ ounces: 1.5, of: 'Añejo', kind: 'anejo' }], 50)).toBe('1.3');
  });

  it('counts other spirits and leaves out what has no alcohol', () => {
    const measures = [
      { ounces: 2, of: 'Plata', kind: 'plata' },
      { ounces: 0.75, of: 'orange liqueur', kind: 'sweet', abv: 40 },
      { ounces: 1, of: 'lime', kind: 'citrus' },
    ] as const;
    expect(standardDrinks(measures, 40)).toBe('1.8');
  });
});
