import * as v from 'valibot';
import { brand, productNames, type ProductKey } from '../../brand';
import { pathOfLot } from '../../lists/paths';
import { plainLot } from '../../lists/lot-number';
import { field, textOfLength } from '../text';
import { monthOrDay } from './dates';
import { lawfulOfLots } from './law';
import { describeList, ruleOf } from './list';

const proper = (longest: number) => v.pipe(textOfLength(2, longest), lawfulOfLots);

const whole = (min: number, max: number, unit: string) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less: ${unit}`),
  );

/** Of a barcode's number the last digit is worked out from the others (GS1). */
function isBarcode(digits: string): boolean {
  const reversed = [...digits].reverse().map(Number);
  const sum = reversed.reduce((all, digit, at) => all + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const products = Object.keys(productNames) as [ProductKey, ...ProductKey[]];

const fields = v.strictObject({
  lot: field(
    'Lot',
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
        'must be capitals, digits and hyphens, as in P-2501: write a hyphen for any other sign. Who types what the label shows finds it',
      ),
      v.maxLength(20, 'must have 20 characters or less, as GS1 allows'),
      v.notValue('404', 'is taken: 404 is the page for lots that are not there'),
    ),
    'As it stands on the back label. Its page’s address ends with it.',
  ),
  product: field('Product', v.picklist(products), 'plata or anejo.'),
  fields: v.exactOptional(field('Fields', proper(90), 'Their names, as in La Loma, El Sauz.')),
  harvested: v.exactOptional(field('Harvested', monthOrDay, 'As in 2026-03.')),
  oven: v.exactOptional(field('Cooked in', v.picklist(['brick oven', 'autoclave', 'earth oven']))),
  ovenHours: v.exactOptional(field('Hours of cooking', whole(1, 240, 'in hours'))),
  mill: v.exactOptional(
    field('Milled by', v.picklist(['tahona', 'roller mill', 'tahona and roller mill'])),
  ),
  vat: v.exactOptional(field('Fermented in', v.picklist(['wood', 'steel', 'stone', 'concrete']))),
  yeast: v.exactOptional(field('Yeast', v.picklist(['wild', 'cultivated']))),
  fermentDays: v.exactOptional(field('Days of fermentation', whole(1, 40, 'in days'))),
  still: v.exactOptional(
    field('Distilled in', v.picklist(['copper pot', 'steel pot', 'steel pot with copper coil'])),
  ),
  distillations: v.exactOptional(
    field('Times distilled', whole(2, 4, 'tequila is distilled twice')),
  ),
  water: v.exactOptional(field('Water', proper(60), 'The name of the spring or the well.')),
  cask: v.exactOptional(
    field('Cask', v.picklist(['American oak', 'French oak', 'American and French oak'])),
  ),
  caskBefore: v.exactOptional(
    field('Cask’s first life', v.picklist(['new', 'bourbon', 'wine', 'sherry', 'tequila'])),
  ),
  caskLitres: v.exactOptional(
    field('Litres of a cask', whole(20, 600, 'an Añejo rests in casks of 600 l at most')),
  ),
  months: v.exactOptional(field('Months in cask', whole(12, 180, 'an Añejo rests a year or more'))),
  bottled: v.exactOptional(field('Bottled', monthOrDay, 'As in 2026-03, or 2026-03-28.')),
  bottles: v.exactOptional(field('How many bottles', whole(1, 9_999_999, 'bottles'))),
  strength: v.exactOptional(
    field(
      'Strength in per cent by volume',
      v.pipe(
        v.number(),
        v.minValue(40, 'must be 40 or more (27 CFR 5.148)'),
        v.maxValue(55, 'must be 55 or less (NOM-006-SCFI-2012)'),
      ),
    ),
  ),
  nom: v.exactOptional(
    field(
      'NOM',
      v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be the four digits of the distillery’s number')),
    ),
  ),
  gtin: v.exactOptional(
    field(
      'GTIN',
      v.pipe(
        v.string(),
        v.regex(/^(?:\d{8}|\d{12,14})$/, 'must have 8, 12, 13 or 14 digits'),
        v.check(isBarcode, 'is no number of a barcode: its last digit does not fit the others'),
      ),
      'The number below the barcode, for the GS1 Digital Link in the QR code. It is not shown.',
    ),
  ),
});
export type Lot = v.InferOutput<typeof fields>;

const ofCask = ['cask', 'caskBefore', 'caskLitres', 'months'] as const;

const isLater = (one: string, other: string) => one.slice(0, 7) > other.slice(0, 7);

const entrySchema = v.pipe(
  fields,
  ...ofCask.map((name) =>
    ruleOf<Lot>(
      name,
      (lot) => lot.product !== 'plata' || lot[name] === undefined,
      'must be empty: Plata sees no oak',
    ),
  ),
  ruleOf<Lot>(
    'bottled',
    ({ harvested, bottled }) => !harvested || !bottled || !isLater(harvested, bottled),
    'must not be before the harvest',
  ),
);

/** The address in a lot's QR code: of its page, or where the lot has a GTIN its GS1 Digital Link, which leads there. */
export const addressInCode = ({ lot, gtin }: Lot): string =>
  gtin === undefined
    ? brand.siteUrl + pathOfLot(lot)
    : `${brand.siteUrl}/01/${gtin.padStart(14, '0')}/10/${lot}`;

/** Every lot that was bottled. */
export const lotList = describeList({
  name: 'lots',
  label: 'Lots',
  entry: 'lot',
  by: 'lot',
  maxEntries: 5000,
  entrySchema,
  keys: [({ lot }) => plainLot(String(lot))],
  mend: (row) => ({
    ...row,
    ...(row.lot ? { lot: row.lot.toUpperCase().replace(/[\s./_]+/g, '-') } : {}),
  }),
  seenAt: '/bottles',
  addressInCode: (lot) => addressInCode(lot as Lot),
});
