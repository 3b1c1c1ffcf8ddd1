import type { Measure } from '@/content/schema/serves';

/** Fluid ounces of pure alcohol in one US standard drink (NIAAA: 14 g, or 0.6 fl oz). */
const ouncesOfAlcoholPerStandardDrink = 0.6;

/**
 * US standard drinks in a serve, to one decimal.
 * @param spiritAbv strength of the brand's tequila in per cent; other measures state their own.
 */
export function standardDrinks(measures: readonly Measure[], spiritAbv: number): string {
  const alcohol = measures.reduce((sum, { ounces, kind, abv }) => {
    const strength = kind === 'plata' || kind === 'anejo' ? spiritAbv : (abv ?? 0);
    return sum + (ounces * strength) / 100;
  }, 0);
  return (alcohol / ouncesOfAlcoholPerStandardDrink).toFixed(1);
}
