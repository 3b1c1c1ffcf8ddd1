/**
 * Makes the site's two font files from the registry packages: Latin only, the axes we use only.
 * Run `npm run fonts` after changing the lists below; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const spanish = 'ÁÉÍÓÚÑÜáéíóúñü¡¿–—‘’“”…·\u00a0\u202f';
const signs = '°′″½¼¾×−©§→';
/** Programmers' signs: where a visitor types one, the stand-in's is shown. */
const code = /[[\]{}\\^`|~<>]/g;
/** Signs that no heading has; one that comes to have them shows the stand-in's. */
const asides = /[@#$=_*+]/g;
const text = (ascii + spanish + signs).replace(code, '');
const headings = (ascii + spanish).replace(code, '').replace(asides, '');
/** Kerning and ligatures; the small figures of made-up fractions would be a fifth of the signs. */
const keepFeatures = ['kern', 'liga'];
/** What a browser does not read: the names of styles in a menu of fonts. */
const dropTables = ['STAT'];

const fonts = [
  {
    source: require.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    target: 'imbue.woff2',
    glyphs: headings,
    // One optical size, that of the large headings: the axis itself would cost 11 kB.
    axes: { opsz: 84, wght: { min: 200, max: 900 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    glyphs: text,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, glyphs, axes } of fonts) {
  const original = await readFile(source);
  const subset = await subsetFont(original, glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
    dropTables,
  });
  await writeFile(path.join('styles/fonts', target), subset);
  console.log(`${target}: ${original.length} → ${subset.length} bytes`);
}
