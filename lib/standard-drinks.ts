import type { Measure } from '@/content/schema/serves';

/** Fluid ounces of pure alcohol in one US standard drink (NIAAA: 14 g, or 0.6 fl oz). */
const ouncesOfAlcoholPerStandardDrink = 0.6;

/**
 * US standard drinks in a serve, to one decimal.
 * @param spiritAbv strength of the brand's tequila in per cent, used for its own measures.
 */
export function standardDrinks(measures: readonly Measure[], spiritAbv: number): string {
  const alcohol = measures.reduce((sum, { ounces, kind, abv }) => {
    const strength = kind === 'plata' || kind === 'anejo' ? spiritAbv : (abv ?? 0);
    return sum + (ounces * strength) / 100;
  }, 0);
  return (alcohol / ouncesOfAlcoholPerStandardDrink).toFixed(1);
}

const fractions = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

/** Ounces as a bar writes them: 1.5 → "1½", 0.25 → "¼". Other decimals stay as they are. */
export function formatOunces(ounces: number): string {
  const whole = Math.floor(ounces);
  const fraction = fractions.get(ounces - whole);
  if (!fraction) return String(ounces);
  return whole === 0 ? fraction : `${whole}${fraction}`;
}

/** Ounces as millilitres, 30 to the ounce, as bars in the United States pour them. */
export const formatMillilitres = (ounces: number): string =>
  String(Number((ounces * 30).toFixed(1)));
