import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** One of the site's two families at one weight. */
export interface Face {
  readonly family: 'imbue' | 'hanken-grotesk';
  readonly wght: number;
}

const require = createRequire(import.meta.url);

const packaged = (file: string) => require.resolve(`@fontsource-variable/${file}-normal.woff2`);

/** Of each family the site's own font, then those of its package, which have the letters of other Latin alphabets. */
const files = {
  imbue: [
    'styles/fonts/imbue.woff2',
    packaged('imbue/files/imbue-latin-opsz'),
    packaged('imbue/files/imbue-latin-ext-opsz'),
  ],
  'hanken-grotesk': [
    'styles/fonts/hanken-grotesk.woff2',
    packaged('hanken-grotesk/files/hanken-grotesk-latin-wght'),
    packaged('hanken-grotesk/files/hanken-grotesk-latin-ext-wght'),
  ],
} as const;

/** The site's own have one optical size, that of the large headings. */
const opticalSize = { imbue: { opsz: 84 }, 'hanken-grotesk': {} } as const;

export const fontFiles = [files.imbue[0], files['hanken-grotesk'][0]];

const opened = new Map<string, Promise<Font>>();

/** A font file with all its letters, pinned to one face. */
function fontOf(file: string, { family, wght }: Face): Promise<Font> {
  const key = JSON.stringify({ file, wght });
  const already = opened.get(key);
  if (already) return already;
  const variationAxes = file.startsWith('styles') ? { wght } : { wght, ...opticalSize[family] };
  const opening = readFile(file)
    .then((content) =>
      subsetFont(content, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes }),
    )
    .then((content) => create(content));
  opened.set(key, opening);
  return opening;
}

const has = (font: Font, letter: string) => font.characterSet.includes(letter.codePointAt(0) ?? 0);

/** A text in stretches, each in the first font that has its letters. One that none has is left out. */
async function stretchesOf(text: string, face: Face) {
  const [own, ...others] = files[face.family];
  const fonts = [await fontOf(own, face)];
  if ([...text].some((letter) => !has(fonts[0] as Font, letter)))
    fonts.push(...(await Promise.all(others.map((file) => fontOf(file, face)))));
  const stretches: { readonly font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((each) => has(each, letter));
    const last = stretches.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) stretches.push({ font, text: letter });
  }
  return stretches;
}

export interface Line {
  readonly text: string;
  readonly face: Face;
  /** Size of the em in pixels. */
  readonly size: number;
  /** Left end of the baseline, or its right end where `align` is `right`. */
  readonly x: number;
  readonly y: number;
  /** Extra space between letters, in em. */
  readonly tracking?: number;
  readonly align?: 'left' | 'right';
}

/** A line of type as one SVG path's data, so that it is sharp and the same on every machine. */
export async function outline(line: Line): Promise<{ path: string; width: number }> {
  const { text, face, size, x, y, tracking = 0, align = 'left' } = line;
  const glyphs = (await stretchesOf(text.normalize('NFC'), face)).flatMap((stretch) => {
    const scale = size / stretch.font.unitsPerEm;
    const run = stretch.font.layout(stretch.text);
    return run.glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {};
      return { path, scale, advance: xAdvance * scale, offset: xOffset * scale };
    });
  });
  const width =
    glyphs.reduce((sum, { advance }) => sum + advance, 0) +
    tracking * size * Math.max(glyphs.length - 1, 0);
  let pen = align === 'right' ? x - width : x;
  const paths = glyphs.map(({ path, scale, advance, offset }) => {
    const placed = path.transform(scale, 0, 0, -scale, pen + offset, y);
    pen += advance + tracking * size;
    return placed.toSVG();
  });
  return { path: paths.join(''), width };
}

/** The size in pixels at which `text` is `width` wide. */
export async function sizeFor(line: Pick<Line, 'text' | 'face' | 'tracking'>, width: number) {
  const probe = await outline({ ...line, size: 100, x: 0, y: 0 });
  return (width / probe.width) * 100;
}
