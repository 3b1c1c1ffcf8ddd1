import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** One of the site's two families at one weight. */
export interface Face {
  readonly family: 'imbue' | 'hanken-grotesk';
  readonly wght: number;
}

const fontFile = (family: Face['family']) => `styles/fonts/${family}.woff2`;

export const fontFiles = [fontFile('imbue'), fontFile('hanken-grotesk')];

const opened = new Map<string, Promise<Font>>();

/** The site's own font file with all its letters, pinned to one face. */
function fontOf({ family, ...axes }: Face): Promise<Font> {
  const key = JSON.stringify({ family, axes });
  const already = opened.get(key);
  if (already) return already;
  const opening = readFile(fontFile(family))
    .then((file) =>
      subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: axes }),
    )
    .then((file) => create(file));
  opened.set(key, opening);
  return opening;
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

/**
 * A line of type as one SVG path's data, so that it is sharp and the same on every machine.
 * @throws for a letter that the font does not have, which would be left out
 */
export async function outline(line: Line): Promise<{ path: string; width: number }> {
  const { text, face, size, x, y, tracking = 0, align = 'left' } = line;
  const font = await fontOf(face);
  const run = font.layout(text);
  const missing = run.glyphs.find(({ id }) => id === 0);
  if (missing) {
    const letter = String.fromCodePoint(...missing.codePoints);
    throw new Error(
      `“${letter}” in “${text}” is not in ${fontFile(face.family)}: add it in scripts/fonts.ts`,
    );
  }
  const scale = size / font.unitsPerEm;
  const width = run.advanceWidth * scale + tracking * size * (run.glyphs.length - 1);
  let pen = align === 'right' ? x - width : x;
  const paths = run.glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {};
    const placed = path.transform(scale, 0, 0, -scale, pen + xOffset * scale, y);
    pen += xAdvance * scale + tracking * size;
    return placed.toSVG();
  });
  return { path: paths.join(''), width };
}

/** The size in pixels at which `text` is `width` wide. */
export async function sizeFor(line: Pick<Line, 'text' | 'face' | 'tracking'>, width: number) {
  const probe = await outline({ ...line, size: 100, x: 0, y: 0 });
  return (width / probe.width) * 100;
}
