import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serves as servesWords } from '../../content/home';

/** A picture of the pages, by the name of its file in `art/masters`, with its widths and budget. */
export interface PictureSettings {
  readonly name: string;
  /** Widths in pixels that the layouts really use; those above the master's own are left out. */
  readonly widths: readonly number[];
  /** The widest file a phone is served; wider ones answer to the desktop budget. */
  readonly phoneWidth: number;
  /** Heaviest AVIF allowed, in bytes. */
  readonly budget: { readonly phone: number; readonly desktop: number };
  /** Where AVIF's quality starts; it is lowered step by step until the budget holds. */
  readonly quality: number;
  /** On transparent ground: AVIF and WebP only. */
  readonly cutout?: boolean;
}

const kB = 1000;

const hero = { quality: 56, budget: { phone: 60 * kB, desktop: 160 * kB } };
const cut = { quality: 60, budget: { phone: 60 * kB, desktop: 110 * kB }, cutout: true };
// At two device pixels per pixel a window of 1440 px needs 806, one of 1920 px all that the master has; at three
// a phone of 390 px needs 690.
const portrait = { widths: [280, 430, 577, 700, 968], phoneWidth: 700, ...cut };
const plain = { quality: 54, budget: { phone: 45 * kB, desktop: 110 * kB } };

const fullWidth = [640, 960, 1300, 1440, 2000, 2560];
const quarter = [400, 640, 1100, 1400];

const masters = readdirSync('art/masters').map((file) => path.parse(file).name);

/** Pictures of the serves in the order of the carousel, then those of serves that are not published yet. */
const serves = new Set([
  ...servesWords.list.map(({ picture }) => picture.name),
  ...masters.filter((name) => name.startsWith('serve-') && name !== 'serve-counter').sort(),
]);

/** Pictures of text pages, as wide as the column of text. */
const ofTexts = masters.filter((name) => name.startsWith('text-')).sort();

export const pictures: readonly PictureSettings[] = [
  { name: 'hero-wide', widths: [1024, 1536, 1920, 2560], phoneWidth: 0, ...hero },
  { name: 'hero-flat', widths: [1536, 1920, 2560], phoneWidth: 0, ...hero },
  { name: 'hero-tall', widths: [480, 780, 1080], phoneWidth: 1080, ...hero, quality: 35 },
  ...['plata-cut', 'anejo-cut', 'anejo-cut-empty'].map((name) => ({ name, ...portrait })),
  { name: 'split', widths: [280, 420, 577], phoneWidth: 577, ...cut },
  ...['plata-setting', 'anejo-setting'].map((name) => ({
    name,
    widths: [640, 1280],
    phoneWidth: 640,
    ...plain,
    // Smooth walls, fetched only with the dialog and only where it is wide.
    quality: 68,
  })),
  { name: 'tasting', widths: fullWidth, phoneWidth: 1300, ...plain },
  { name: 'earth', widths: fullWidth, phoneWidth: 1300, ...plain },
  { name: 'barrels', widths: quarter, phoneWidth: 1100, ...plain },
  // Out of focus: few bytes, and more quality against bands in the dark.
  { name: 'cellar', widths: [640, 960, 1440, 1920], phoneWidth: 1440, ...plain, quality: 62 },
  ...['field-dawn', 'oven', 'gold-falling'].map((name) => ({
    name,
    widths: quarter,
    phoneWidth: 1100,
    ...plain,
  })),
  ...[...serves].map((name) => ({ name, widths: quarter, phoneWidth: 1100, ...plain })),
  ...ofTexts.map((name) => ({ name, widths: [480, 760, 1100, 1520], phoneWidth: 1100, ...plain })),
  { name: 'serve-counter', widths: [400, 864], phoneWidth: 400, ...plain },
];
