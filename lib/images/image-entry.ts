/** Content hashes of one format's files by their width in pixels. */
export type HashByWidth = Readonly<Record<number, string>>;

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
  readonly avif: HashByWidth;
  readonly webp: HashByWidth;
  readonly jpeg?: HashByWidth;
}
