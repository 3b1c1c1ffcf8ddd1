/** The parts of fontkit that the share images and the tests use; the package has no types of its own. */
declare module 'fontkit' {
  interface Outline {
    toSVG(): string;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Outline;
  }

  interface Glyph {
    /** 0 for a letter that the font does not have. */
    readonly id: number;
    readonly codePoints: readonly number[];
    readonly path: Outline;
  }

  interface Run {
    /** In font units. */
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  }

  interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): Run;
  }

  export function create(content: Buffer): Font;
}
