/**
 * Makes the site's font files from the registry packages: Latin characters and the axes in use only. Of each font
 * there are three files: all characters, for pictures with text (scripts/images) and the receiver's pages (server); and
 * for browsers the common characters and, loaded by `unicode-range` when a page has one, the others
 * (styles/fonts/fonts.ts).
 * Run `npm run fonts` after changing the lists below or those of content/schema/letters.ts; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ascii, signs, accented } from '../content/schema/letters';
import { readArguments } from './run/arguments';
import { exitWithError } from './run/exit-with-error';

readArguments({}, 'Usage: npm run fonts');

const require = createRequire(import.meta.url);

/** Characters of program code, left out of the fonts: where a visitor types one, the fallback font shows it. */
const programmersSigns = /[[\]{}\\^`|~<>]/g;
/** Characters that no heading has, left out of the display font. */
const notInHeadings = /[@#$=_*+]/g;

const plainCharacters = /[A-Za-z0-9]/;
/** Characters in the `-words` file besides unaccented letters and figures; the `-signs` file has the others. */
const common = {
  headings: ' \u00a0,-.:’“”%?¿Íáéíóúñ',
  text: " \u00a0,-.:;?¿!¡%()/@+'’“”—→©°·×¼½′ÁÉÍÓÚÑáéíóúñ",
};

const fonts = [
  {
    source: require.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    target: 'imbue',
    common: common.headings,
    letters: (ascii + accented).replace(programmersSigns, '').replace(notInHeadings, ''),
    // One optical size, that of the large headings: the axis itself would cost 11 kB.
    variationAxes: { opsz: 84, wght: { min: 200, max: 900 } },
  },
  {
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    target: 'hanken-grotesk',
    common: common.text,
    letters: (ascii + accented + signs).replace(programmersSigns, ''),
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** Signs as `unicode-range` has them. */
const rangeOf = (letters: readonly string[]) =>
  letters
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
    .sort((one, other) => parseInt(one.slice(2), 16) - parseInt(other.slice(2), 16))
    .join(', ');

const declared = await readFile('styles/fonts/fonts.ts', 'utf8');

for (const { source, target, letters, common: also, variationAxes } of fonts) {
  const original = await readFile(source);
  const isCommon = (letter: string) => plainCharacters.test(letter) || also.includes(letter);
  const uncommon = [...letters].filter((letter) => !isCommon(letter));
  const files = [
    { name: target, characters: letters },
    { name: `${target}-words`, characters: [...letters].filter(isCommon).join('') },
    { name: `${target}-signs`, characters: uncommon.join('') },
  ];
  for (const { name, characters } of files) {
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes,
      // Without `frac`: its glyphs would be a fifth of the file of uncommon characters.
      keepFeatures: ['kern', 'liga'],
      // Browsers do not read this table: the names of styles in a font menu.
      dropTables: ['STAT'],
    });
    await writeFile(path.join('styles/fonts', `${name}.woff2`), subset);
    console.log(`${name}.woff2: ${original.length} → ${subset.length} bytes`);
  }
  if (!declared.includes(`'${rangeOf(uncommon)}'`))
    exitWithError(
      `Declare in styles/fonts/fonts.ts what is in ${target}-signs.woff2:\n${rangeOf(uncommon)}`,
    );
}
