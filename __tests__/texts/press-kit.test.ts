/** The archive as a journalist opens it. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { GET } from '@/app/press-kit/press-kit.zip/route';
import { brand } from '@/content/brand';
import { factSheetIn } from '@/content/fact-sheet';
import { addressOf, downloadName, factSheets, pressFiles } from '@/content/press-kit';

it('holds the fact sheets, every file as it is, and what may be done with them in both languages', async () => {
  const answer = await GET();
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const { [downloadName('licence.txt')]: licence, ...files } = unzipSync(
    new Uint8Array(await answer.arrayBuffer()),
  );
  expect(licence && strFromU8(licence)).toMatch(/editorial coverage[^]+notas periodísticas/);
  const sheets = factSheets.map(({ file }) => file);
  expect(Object.keys(files)).toEqual([...sheets, ...pressFiles].map(downloadName));
  for (const file of pressFiles) {
    expect(
      Buffer.from(files[downloadName(file)] ?? []).equals(readFileSync(`public${addressOf(file)}`)),
    ).toBe(true);
  }
  for (const { code, file } of factSheets) {
    const sheet = strFromU8(files[downloadName(file)] ?? new Uint8Array(), true);
    expect(sheet).toMatch(/^%PDF-1\.7/);
    expect(sheet).toContain(`/Lang (${code})`);
    expect(sheet).toContain('/Marked true');
    expect(sheet.match(/\/Type \/Page\n/g)).toHaveLength(1);
  }
});

it('has the facts of the brand on the sheet of each language', () => {
  for (const { code } of factSheets) {
    const { plata, anejo, foot } = factSheetIn(code);
    const strength = `${brand.strength}`;
    for (const { rows } of [plata, anejo])
      expect(rows.some(([, detail]) => detail.includes(strength))).toBe(true);
    expect(foot).toContain(brand.company);
  }
  expect(factSheetIn('es').plata.rows).toContainEqual(['Barrica', 'Ninguna']);
});

it('names its files after the brand', () => {
  expect(downloadName('mark-on-dark.svg')).toBe('aurifera-mark-on-dark.svg');
});
