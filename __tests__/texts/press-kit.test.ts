/** The archive as a journalist opens it. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { GET } from '@/app/press-kit/press-kit.zip/route';
import { addressOf, downloadName, pressFiles } from '@/content/press-kit';

it('holds every file as it is, and what may be done with it in both languages', async () => {
  const answer = GET();
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const { [downloadName('licence.txt')]: licence, ...files } = unzipSync(
    new Uint8Array(await answer.arrayBuffer()),
  );
  expect(licence && strFromU8(licence)).toMatch(/editorial coverage[^]+notas periodísticas/);
  expect(Object.keys(files)).toEqual(pressFiles.map(downloadName));
  for (const file of pressFiles) {
    expect(
      Buffer.from(files[downloadName(file)] ?? []).equals(readFileSync(`public${addressOf(file)}`)),
    ).toBe(true);
  }
});

it('names its files after the brand', () => {
  expect(downloadName('mark-on-dark.svg')).toBe('aurifera-mark-on-dark.svg');
});
