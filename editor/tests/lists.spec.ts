/** Imports shops and lots from spreadsheets; `publishing.spec.ts` publishes them. */
import { readFileSync } from 'node:fs';
import { expect, test, type Download, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { formPane, openForm, save, readSavedFile, sitePreview } from './steps';

const readList = (file: string) =>
  (JSON.parse(readSavedFile(`../../facts/${file}.json`)) as { readonly list: readonly object[] })
    .list;

/** A CSV file as European versions of Excel save it: semicolons, Windows-1252, columns in another order. */
function tableOfShops(rows: readonly string[]): Buffer {
  const titles = 'Owner;Name;Kind;Street;City;State;Postal code;Sells;Checked on';
  return Buffer.from([titles, ...rows].join('\r\n'), 'latin1');
}

const shops = Array.from(
  { length: 300 },
  (_, index) =>
    `Owner ${index % 40} LLC;Sample Café ${index + 1};shop;${index + 1} Example Street;Columbus;OH;43${String(index).padStart(3, '0')};both;2026-11-01`,
);

const withRow = (rows: readonly string[], at: number, row: string) =>
  rows.map((each, index) => (index === at ? row : each));

async function importTable(page: Page, name: string, buffer: Buffer) {
  await formPane(page)
    .getByLabel('Import a table')
    .setInputFiles({ name, mimeType: 'text/csv', buffer });
  return page.getByRole('dialog', { name: `Import “${name}”` });
}

async function read(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Decodes a QR code. */
async function readCode(svg: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(svg, { density: 300 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a table of 300 shops is refused for three errors, then imported, updated, undone and edited', async ({
  page,
}) => {
  await openForm(page, 'Where to buy');
  const mistakes = [
    [6, 'Owner 1 LLC;Sample 7;shop;7 Example Street;Columbus;OH;43007;both;2026-31-11'],
    [
      99,
      'Owner 2 LLC;Sample 100;shop;100 Example Street, $49.99;Columbus;OH;43100;both;2026-11-01',
    ],
    [249, 'Owner 3 LLC;Sample 250;shop;250 Example Street;Columbus;OX;43250;both;2026-11-01'],
  ] as const;
  const wrong = mistakes.reduce((rows, [at, row]) => withRow(rows, at, row), shops);
  const refused = await importTable(page, 'wrong.csv', tableOfShops(wrong));
  await expect(refused.getByRole('listitem')).toHaveText([
    /^Row 8, “Checked on”: must be a day as in 2026-03-28/,
    /^Row 101, “Street”: holds “\$”: no price may stand/,
    /^Row 251, “State”: must be one of the two-letter codes/,
  ]);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  const count = formPane(page).getByRole('status').filter({ hasText: ' of ' });

  const right = await importTable(page, 'shops.csv', tableOfShops(shops));
  await expect(right.getByText('New: 300')).toBeVisible();
  await right.getByRole('button', { name: 'Take this table' }).click();
  await expect(count).toHaveText('300 of 300');
  await save(page);
  expect(readList('shops')).toHaveLength(300);
  expect(readList('shops')[0]).toMatchObject({ name: 'Sample Café 1', country: 'US' });

  const fewer = withRow(shops, 4, shops[4]?.replace('5 Example', '55 Example') ?? '').slice(0, -1);
  const asked = await importTable(page, 'newer.csv', tableOfShops(fewer));
  await expect(asked.getByText(/“5 Example Street” → “55 Example Street”/)).toBeVisible();
  await expect(asked.getByText('Gone: 1')).toBeVisible();
  await asked.getByRole('button', { name: 'Take this table' }).click();
  await expect(count).toHaveText('299 of 299');
  await formPane(page).getByRole('button', { name: 'Undo all' }).click();
  await expect(count).toHaveText('300 of 300');

  await formPane(page).getByRole('searchbox', { name: 'Find a shop' }).fill('café 299');
  const street = formPane(page).getByLabel('Street, Sample Café 299');
  await street.fill('299 Example Street, $20');
  await street.press('Tab');
  await expect(formPane(page).getByText(/^Street: Holds “\$”/)).toBeVisible();
  await street.fill('299 Example Avenue');
  await save(page);
  expect(readSavedFile('../../facts/shops.json')).toContain('299 Example Avenue');
  await expect(sitePreview(page).getByRole('link', { name: 'Ohio, 1 of 3' })).toBeVisible();
});

test('forty lots are imported, and their QR codes have the addresses of their pages', async ({
  page,
}) => {
  await openForm(page, 'Lots');
  const rows = Array.from({ length: 40 }, (_, index) =>
    index === 0
      ? 'P-2501,plata,07501234567893,40'
      : `A-25${String(index).padStart(2, '0')},anejo,,${40 + index / 10}`,
  );
  const table = ['Lot,Product,GTIN,Strength in per cent by volume', ...rows].join('\n');
  const asked = await importTable(page, 'lots.csv', Buffer.from(table));
  await expect(asked.getByText('New: 40')).toBeVisible();
  await asked.getByRole('button', { name: 'Take this table' }).click();
  await save(page);
  expect(readList('lots')).toHaveLength(40);
  await formPane(page).getByRole('button', { name: 'Lot', exact: true }).click();
  await expect(
    formPane(page)
      .getByLabel(/^Lot, /)
      .first(),
  ).toHaveValue('A-2501');

  const one = page.waitForEvent('download');
  await formPane(page).getByRole('button', { name: 'QR code of A-2501' }).click();
  expect((await one).suggestedFilename()).toBe('A-2501.svg');
  expect(await readCode(await read(await one))).toBe('https://www.aurifera.example/bottles/A-2501');

  const all = page.waitForEvent('download');
  await formPane(page).getByRole('button', { name: 'Download all QR codes' }).click();
  const files = unzipSync(await read(await all));
  expect(Object.keys(files)).toHaveLength(40);
  expect(await readCode(Buffer.from(files['P-2501.svg'] ?? []))).toBe(
    'https://www.aurifera.example/01/07501234567893/10/P-2501',
  );
  await page.goto('/bottles/A-2501');
  await expect(page.getByRole('heading', { name: 'A-2501' })).toBeVisible();
});
