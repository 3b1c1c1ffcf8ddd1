declare module 'subset-font' {
  /** A range of a variable axis to keep, or one value to pin it to. */
  type AxisLimit = number | { min?: number; max?: number; default?: number };

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      variationAxes?: Record<string, AxisLimit | undefined>;
      /** All letters of the font; `text` is then empty. */
      keepAllGlyphs?: boolean;
      /** OpenType features to keep, by tag; without a list, all. */
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
