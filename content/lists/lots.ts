import { productNames } from '../brand';
import { language } from '../languages';
import { pages, type Page } from '../metadata';
import { fill } from '../read';
import { pathIn } from '../routes';
import type { Lot } from '../schema/lists/lots';
import type { ListsWords } from '../schema/lists/words';
import { readLots, unknownLotPath } from './addresses';
import { lotsPath, pathOfLot } from './paths';
import { listsWords } from './words';

const { lots: words } = listsWords;

export const lotsWords = words;

export const hasLots = (): boolean => readLots().length > 0;

/** Neither in the sitemap nor in a search engine's list. */
const unlisted = { shareImage: pages.home.shareImage, isIndexed: false };

/** The page on which one types a lot. */
export const lotsPage: Page = {
  ...unlisted,
  path: pathIn(language, lotsPath),
  englishPath: lotsPath,
  title: words.title,
  description: words.description,
};

/** The same, as hosts send it for a lot that is not there. */
export const unknownLotPage: Page = {
  ...lotsPage,
  path: pathIn(language, unknownLotPath),
  englishPath: unknownLotPath,
};

/** A lot's address in the language of this build. */
export const linkToLot = (lot: Pick<Lot, 'lot'>) => ({
  label: lot.lot,
  href: pathIn(language, pathOfLot(lot.lot)),
});

/** A lot's page. */
export const lotPageOf = (lot: Lot): Page => ({
  ...unlisted,
  path: pathIn(language, pathOfLot(lot.lot)),
  englishPath: pathOfLot(lot.lot),
  title: fill(words.lotTitle, { lot: lot.lot }),
  description: fill(words.lotDescription, { lot: lot.lot, product: productNames[lot.product] }),
});

/** Newest first, as the numbers of most brands rise. */
const newestFirst = new Intl.Collator('en', { numeric: true });

/** The lots of each product that has some. */
export const lotsByProduct = () =>
  (['plata', 'anejo'] as const)
    .map((product) => ({
      product,
      name: productNames[product],
      lots: readLots()
        .filter((lot) => lot.product === product)
        .sort((one, other) => newestFirst.compare(other.lot, one.lot)),
    }))
    .filter(({ lots }) => lots.length > 0);

type Ground = keyof ListsWords['lots']['bands'];
type FactName = keyof ListsWords['lots']['facts'];

export interface LotFact {
  readonly term: string;
  readonly text: string;
}

/** A band of the ground below which a lot came to be: what is known of it, and how long that took, from 1 to 6. */
export interface Band {
  readonly ground: Ground;
  readonly name: string;
  readonly facts: readonly LotFact[];
  readonly thickness: number;
}

const number = new Intl.NumberFormat(language.locale);
const inUnit = (unit: string, value: number) =>
  new Intl.NumberFormat(language.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );

/** A month, or a day where that is known. */
function dateOf(iso: string): string {
  const day = iso.length > 7 ? ({ day: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(language.locale, {
    ...day,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

const units = {
  ovenHours: 'hour',
  fermentDays: 'day',
  months: 'month',
  caskLitres: 'liter',
} as const;

const isIn = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => key in record;

/** What is said of one fact of a lot; nothing where it is not known. */
function textOf(lot: Lot, name: FactName): string | undefined {
  if (name === 'gold') return lot.product === 'anejo' ? words.goldText : undefined;
  const value = lot[name];
  if (value === undefined) return undefined;
  if (isIn(words.choices, name)) return (words.choices[name] as Record<string, string>)[value];
  if (isIn(units, name)) return inUnit(units[name], Number(value));
  switch (name) {
    case 'harvested':
    case 'bottled':
      return dateOf(`${value}`);
    case 'distillations':
      return words.times[Number(value) - 2];
    case 'bottles':
      return number.format(Number(value));
    case 'strength':
      return fill(words.strength, { strength: number.format(Number(value)) });
    default:
      return `${value}`;
  }
}

const factsOf = (lot: Lot, names: readonly FactName[]): readonly LotFact[] =>
  names.flatMap((name) => {
    const text = textOf(lot, name);
    return text === undefined ? [] : [{ term: words.facts[name], text }];
  });

/** What belongs into each band, and what a thickness of one stands for. */
const bands: readonly {
  readonly ground: Ground;
  readonly facts: readonly FactName[];
  readonly time?: readonly [name: 'ovenHours' | 'fermentDays' | 'months', one: number];
}[] = [
  { ground: 'clay', facts: ['fields', 'harvested'] },
  { ground: 'obsidian', facts: ['oven', 'ovenHours'], time: ['ovenHours', 16] },
  { ground: 'ash', facts: ['mill'] },
  { ground: 'ferment', facts: ['vat', 'yeast', 'fermentDays'], time: ['fermentDays', 3] },
  { ground: 'limewash', facts: ['still', 'distillations', 'water'] },
  { ground: 'oak', facts: ['cask', 'caskBefore', 'caskLitres', 'months'], time: ['months', 8] },
  // Its words stand beside the bottle.
  { ground: 'gold', facts: [] },
];

const depthOf = { plata: 5, anejo: 7 } as const;

/** The descent of a lot, from the field down: Añejo reaches oak and gold. */
export const bandsOf = (lot: Lot): readonly Band[] =>
  bands
    .slice(0, depthOf[lot.product])
    .map(({ ground, facts, time: [name, one] = ['months', 0] }) => ({
      ground,
      name: words.bands[ground],
      facts: factsOf(lot, facts),
      thickness: one > 0 ? Math.min(6, Math.ceil(Number(lot[name] ?? 0) / one)) : 0,
    }));

/** What stands beside the bottle, at the foot of the descent. */
export const bottleFactsOf = (lot: Lot): readonly LotFact[] =>
  factsOf(lot, ['gold', 'bottled', 'bottles', 'strength', 'nom']);
