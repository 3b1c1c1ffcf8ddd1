import { readFileSync } from 'node:fs';
import { plainLot } from '@/content/lists/lot-number';
import { problemsOf } from '@/content/schema/find-problems';
import type { Entry, List } from '@/content/schema/lists/list';
import { lists } from '@/content/schema/lists/lists';
import { lotList } from '@/content/schema/lists/lots';
import { shopList, uncheckedShops, type Shop } from '@/content/schema/lists/shops';
import {
  changesOf,
  fileOfList,
  readTable,
  sayProblem,
  writeTable,
} from '@/content/schema/lists/table';

const samplesOf = ({ name }: List) =>
  (JSON.parse(readFileSync(`content/samples/${name}.json`, 'utf8')) as { list: Entry[] }).list;
const [shop = {}, otherShop = {}] = samplesOf(shopList);
const [lot = {}] = samplesOf(lotList);

const saidOf = (list: List, ...entries: readonly Entry[]) =>
  problemsOf(list.schema, { list: entries }).join('\n');
const saidOfShop = (change: Entry) => saidOf(shopList, { ...shop, ...change }, otherShop);
const saidOfLot = (change: Entry) => saidOf(lotList, { ...lot, ...change });

/** What is said of a table, or the entries that it holds. */
function read(list: List, table: Uint8Array | string) {
  const reading = readTable(list, table);
  return 'problems' in reading ? reading.problems.map(sayProblem) : reading.entries;
}

describe('the law', () => {
  it('lets samples stand', () => {
    for (const list of lists) expect(saidOf(list, ...samplesOf(list))).toBe('');
  });

  it('asks for shops of two owners, however one is written', () => {
    const same = { ...otherShop, owner: `${shop.owner}`.toUpperCase().replace(' LLC', ', LLC.') };
    expect(saidOf(shopList, shop, same)).toMatch(/two owners or more.*27 CFR 6\.98/);
    expect(saidOf(shopList)).toBe('');
  });

  it.each([
    [{ street: '12 Main Street, only $39' }, 'no price'],
    [{ name: 'Cellars 39.99' }, 'no price'],
    [{ city: 'Columbus, 10 % off' }, 'no price'],
    [{ name: 'Vinos, 700 pesos' }, 'no price'],
    [{ name: 'Cellars, our partner' }, 'no praise'],
    [{ name: 'Distribuidor oficial' }, 'no praise'],
    [{ web: 'https://shop.example/logo.svg' }, 'no picture'],
    [{ name: 'Additive-Free Spirits' }, 'additives'],
    [{ street: '12 Calle Sin Aditivos' }, 'additives'],
  ])('refuses of a shop %j', (change, why) => expect(saidOfShop(change)).toContain(why));

  it.each([
    [{ fields: 'La Loma, additive free' }, 'additives'],
    [{ water: 'Manantial, sin ningún aditivo' }, 'additives'],
    [{ water: 'With no added sweeteners' }, 'additives'],
    [{ fields: 'La Loma, guaranteed' }, 'genuine'],
    [{ water: 'Agua auténtica' }, 'genuine'],
    [{ months: 14 }, 'Plata sees no oak'],
    [{ product: 'anejo', months: 8 }, '12 or more'],
    [{ bottled: '2024-01' }, 'before the harvest'],
    [{ strength: 38 }, '27 CFR 5.148'],
    [{ gtin: '00012345678906' }, 'barcode'],
    [{ price: 40 }, 'not a field known here'],
  ])('refuses of a lot %j', (change, why) => expect(saidOfLot(change)).toContain(why));

  it('takes names, streets and lots as they are', () => {
    expect(saidOfShop({ name: 'Best Wines No. 7', street: '1250 N 45th St, Ste 3.5' })).toBe('');
    expect(saidOf(lotList, { lot: 'A-1', product: 'anejo' })).toBe('');
  });

  it('takes no two lots that are read alike', () =>
    expect(
      saidOf(lotList, { lot: 'P-10', product: 'plata' }, { lot: 'P-IO', product: 'plata' }),
    ).toContain('is there twice, “P-IO”'));
});

test('a shop that nobody has checked for six months is named', () => {
  const shops = [shop, otherShop].map((each, at) => ({
    ...each,
    checked: ['2026-05-27', '2026-05-28'][at],
  })) as unknown as Shop[];
  expect(uncheckedShops(shops, new Date('2026-11-28'))).toEqual([shops[0]]);
});

test.each(['P-2501', 'p 2501', 'p2501', ' P‑25Ol ', 'P/25oI'])('%s is the lot P-2501', (typed) =>
  expect(plainLot(typed)).toBe(plainLot('P-2501')),
);

describe('a table', () => {
  it.each(lists.map((list) => [list.name, list] as const))(
    'of %s comes back as it went',
    (_, list) => expect(read(list, writeTable(list, samplesOf(list)))).toEqual(samplesOf(list)),
  );

  const table = [
    'owner;Checked on;SELLS;country;Postal code;city;state;street;kind;name',
    'Ana;2026-11-01;Both;usa;2116;Boston;ma;"1 Main; ""rear""\nyard";Shop;Año Nuevo',
    '',
    "Bea;2026-11-01;plata;;43215;Columbus;OH;2 High Street;bar;'=Bar",
  ].join('\r\n');
  const entries = [
    {
      name: 'Año Nuevo',
      kind: 'shop',
      street: '1 Main; "rear" yard',
      city: 'Boston',
      state: 'MA',
      postalCode: '02116',
      country: 'US',
      sells: 'both',
      checked: '2026-11-01',
      owner: 'Ana',
    },
    expect.objectContaining({ name: '=Bar', sells: 'plata', country: 'US' }),
  ];
  it.each([
    ['without a mark', new TextEncoder().encode(table)],
    ['with a byte order mark', new TextEncoder().encode(`\uFEFF${table}`)],
    ['in Windows-1252', Buffer.from(table, 'latin1')],
    ['in UTF-16', Buffer.from(`\uFEFF${table}`, 'utf16le')],
  ])('is read %s', (_, bytes) => expect(read(shopList, bytes)).toEqual(entries));

  it('names what is wrong by row and column, and takes nothing then', () => {
    const mistakes = [
      'name,kind,street,city,state,postal code,sells,checked on,owner,phone',
      'One,shop,1 Main,Boston,MA,02116,both,2026-11-01,A,1',
    ].join('\n');
    expect(read(shopList, mistakes)).toEqual([
      expect.stringMatching(/^Row 1, “phone”: is no column of this list/),
    ]);
    const rows = [
      'lot;product;hours of cooking;bottled',
      'P-1;plata;36;2026-03',
      '',
      'P-2;reposado;long;March 2026',
    ].join('\n');
    expect(read(lotList, rows)).toEqual([
      'Row 4, “Product”: must be one of plata, anejo and is “reposado”',
      'Row 4, “Hours of cooking”: must be a number and is “long”',
      expect.stringMatching(/^Row 4, “Bottled”: must be a month as in 2026-03/),
    ]);
    expect(read(lotList, 'product\nplata')).toEqual(['Row 1, “Lot”: is missing: add this column']);
    expect(read(lotList, 'lot,product\n"P-1,plata')).toEqual([
      expect.stringContaining('a quotation mark that does not end'),
    ]);
    expect(read(lotList, 'lot,product')).toEqual([expect.stringContaining('holds no rows')]);
  });

  it('names a law that the whole breaks', () =>
    expect(read(shopList, writeTable(shopList, [shop]))).toEqual([
      expect.stringMatching(/^The list must have shops of two owners/),
    ]));

  it('shows what would be new, changed and gone', () => {
    const moved = { ...shop, street: '9 Other Street', sells: 'plata' };
    const third = { ...shop, name: 'Third', owner: 'Third' };
    expect(changesOf(shopList, [shop, otherShop], [third, moved])).toEqual({
      new: [third],
      changed: [{ from: shop, to: moved }],
      gone: [otherShop],
    });
  });

  it('becomes the file', () =>
    expect(JSON.parse(fileOfList(lotList, [{ product: 'plata', lot: 'P-1' }]))).toEqual({
      list: [{ lot: 'P-1', product: 'plata' }],
    }));
});
