import { serves } from '@/content/home';
import { fill } from '@/content/read';

type FractionName = keyof typeof serves.spoken.fractions;

interface Fraction {
  readonly sign: string;
  readonly name: FractionName;
  readonly value: number;
}

/** Fractions that a bar measures, by the hundredths that stand for them in the data. */
const fractions: Readonly<Record<number, Fraction | undefined>> = {
  25: { sign: '¼', name: 'quarter', value: 1 / 4 },
  33: { sign: '⅓', name: 'third', value: 1 / 3 },
  50: { sign: '½', name: 'half', value: 1 / 2 },
  66: { sign: '⅔', name: 'twoThirds', value: 2 / 3 },
  67: { sign: '⅔', name: 'twoThirds', value: 2 / 3 },
  75: { sign: '¾', name: 'threeQuarters', value: 3 / 4 },
};

/** Splits ounces into a whole number and a fraction, which is `undefined` for whole numbers and other decimals. */
function split(ounces: number) {
  const whole = Math.floor(ounces);
  return { whole, fraction: fractions[Math.round((ounces - whole) * 100)] };
}

/** Ounces as a bar writes them: 1.5 → "1½", 0.33 → "⅓". Other decimals stay as they are. */
export function formatOunces(ounces: number): string {
  const { whole, fraction } = split(ounces);
  if (!fraction) return String(ounces);
  return `${whole || ''}${fraction.sign}`;
}

/** Ounces as millilitres, 30 to the ounce, as bars in the United States pour them. */
export function formatMillilitres(ounces: number): string {
  const { whole, fraction } = split(ounces);
  const exact = fraction ? whole + fraction.value : ounces;
  return String(Number((exact * 30).toFixed(1)));
}

/**
 * Ounces in words, up to what follows: "one and a half ounces of". A voice skips the sign of a fraction, or reads ½ as
 * "one two".
 */
export function sayOunces(ounces: number): string {
  const { one, many, oneAnd, manyAnd, numbers, fractions: names } = serves.spoken;
  const { whole, fraction } = split(ounces);
  const number = numbers[whole - 2];
  if (!fraction) {
    if (ounces === 1) return one;
    return fill(many, { number: whole === ounces && number ? number : ounces });
  }
  const { alone, added } = names[fraction.name];
  if (whole === 0) return alone;
  return fill(whole === 1 ? oneAnd : manyAnd, { number, fraction: added });
}

/** Millilitres in words, up to what follows. */
export const sayMillilitres = (ounces: number): string =>
  fill(serves.spoken.millilitres, { number: formatMillilitres(ounces) });
