/**
 * Makes the site's font files from the registry packages: Latin only, the axes we use only. Of each font a
 * whole one, from which letters are drawn (scripts/images) and enquiries set (server), and for browsers two
 * halves: the letters that words need, and the signs that they seldom do (styles/fonts/fonts.ts).
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
const spanish = 'ÁÉÍÓÚÑÜáéíóúñü¡¿–—‘’“”…·\u00a0\u202f';
const signs = '°′″½¼¾×−©§→';
/** Programmers' signs: where a visitor types one, the stand-in's is shown. */
const code = /[[\]{}\\^`|~<>]/g;
/** Signs that no heading has; one that comes to have them shows the stand-in's. */
const asides = /[@#$=_*+]/g;
const text = (ascii + spanish + signs).replace(code, '');
const headings = (ascii + spanish).replace(code, '').replace(asides, '');
/** What is in the site's words today, besides letters and figures; all else comes when it is needed. */
const common = { text: " \u00a0,-.:;?%()/@+'’“”©°·×¼½′éíñ", headings: ' \u00a0,-.:’Íéíñ' };
const isPlain = /[A-Za-z0-9]/;
/** Kerning and ligatures; the small figures of made-up fractions would be a fifth of the signs. */
const keepFeatures = ['kern', 'liga'];
/** What a browser does not read: the names of styles in a menu of fonts. */
const dropTables = ['STAT'];
/** Widths between the weights, which every browser also finds in the outlines; fontkit does not. */
const dropFromHalves = [...dropTables, 'HVAR'];

const fonts = [
  {
    source: require.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    target: 'imbue',
    glyphs: headings,
    common: common.headings,
    // One optical size, that of the large headings: the axis itself would cost 11 kB.
    axes: { opsz: 84, wght: { min: 200, max: 900 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk',
    glyphs: text,
    common: common.text,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, glyphs, common: also, axes } of fonts) {
  const original = await readFile(source);
  const isWord = (sign: string) => isPlain.test(sign) || also.includes(sign);
  const files = [
    { name: target, signs: [...glyphs], dropTables },
    { name: `${target}-words`, signs: [...glyphs].filter(isWord), dropTables: dropFromHalves },
    {
      name: `${target}-signs`,
      signs: [...glyphs].filter((sign) => !isWord(sign)),
      dropTables: dropFromHalves,
    },
  ];
  for (const { name, signs, dropTables: dropped } of files) {
    const subset = await subsetFont(original, signs.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
      dropTables: dropped,
    });
    await writeFile(path.join('styles/fonts', `${name}.woff2`), subset);
    console.log(`${name}.woff2: ${original.length} → ${subset.length} bytes`);
  }
}
