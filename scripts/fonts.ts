/**
 * Makes the site's two font files from the registry packages: Latin only, the axes we use only.
 * Run `npm run fonts` after changing the lists below; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
);
const spanishAndNotes = 'ÁÉÍÓÚÑÜáéíóúñü¡¿–—‘’“”…°·′″%½¼¾×©&§→←≤≥−\u00a0\u202f';
export const glyphs = basicLatin + spanishAndNotes;

const fonts = [
  {
    source: require.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    target: 'imbue.woff2',
    // One optical size, that of the large headings: the axis itself would cost 11 kB.
    axes: { opsz: 84, wght: { min: 100, max: 900 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, axes } of fonts) {
  const original = await readFile(source);
  const subset = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(path.join('styles/fonts', target), subset);
  console.log(`${target}: ${original.length} → ${subset.length} bytes`);
}
