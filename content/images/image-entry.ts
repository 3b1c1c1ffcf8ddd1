/** One packed picture: what `npm run images` knows of it. */
export interface ImageEntry {
  /** Of the master, in pixels; files keep its proportions. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, as a hex triplet. */
  readonly colour: string;
  /** A CSS gradient of four colours, at most 200 bytes. */
  readonly placeholder: string;
  /** Stands on transparent ground and needs no placeholder. */
  readonly cutout: boolean;
  /** Of the master and of how it was packed: in the name of each of its files. */
  readonly hash: string;
  /** Of its files in each format, in pixels, the narrowest first. */
  readonly widths: readonly number[];
}
