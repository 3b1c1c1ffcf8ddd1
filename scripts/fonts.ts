/**
 * Makes the site's font files from the registry packages: Latin only, the axes we use only. Browsers read them, and
 * letters are drawn (scripts/images) and enquiries set (server) from them.
 * Run `npm run fonts` after changing the lists below; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readArguments } from './run/arguments';

readArguments({}, 'Usage: npm run fonts');

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const spanish = 'ÁÉÍÓÚÑÜáéíóúñü¡¿–—‘’“”«»…·\u00a0\u202f';
const signs = '°′″½¼¾×−©§→';
/** Programmers' signs: where a visitor types one, the stand-in's is shown. */
const code = /[[\]{}\\^`|~<>]/g;
/** Signs that no heading has; one that comes to have them shows the stand-in's. */
const asides = /[@#$=_*+]/g;

const fonts = [
  {
    source: require.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    target: 'imbue.woff2',
    letters: (ascii + spanish).replace(code, '').replace(asides, ''),
    // One optical size, that of the large headings: the axis itself would cost 11 kB.
    variationAxes: { opsz: 84, wght: { min: 200, max: 900 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk.woff2',
    letters: (ascii + spanish + signs).replace(code, ''),
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, letters, variationAxes } of fonts) {
  const original = await readFile(source);
  const subset = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes,
    // The small figures of made-up fractions would be a fifth of the signs.
    keepFeatures: ['kern', 'liga'],
    // What a browser does not read: the names of styles in a menu of fonts.
    dropTables: ['STAT'],
  });
  await writeFile(path.join('styles/fonts', target), subset);
  console.log(`${target}: ${original.length} → ${subset.length} bytes`);
}
