import { statSync } from 'node:fs';
import data from '@words/press-kit.json' with { type: 'json' };
import { brand } from './brand';
import { images, type ImageName } from './images/manifest';
import { languages } from './languages';
import { read } from './read';
import type { PressKitWords } from './schema/press-kit';

/** Words around the files of the press kit. */
export const pressKitWords = read<PressKitWords>(data);

/** Where the files are, the same in every language. */
const folder = '/press-kit';

/** The backgrounds that a logo is drawn for; they decide its ink and its gold. */
export const logoGrounds = ['light', 'dark'] as const;
export const logoShapes = ['logo', 'mark', 'wordmark'] as const;

export type LogoGround = (typeof logoGrounds)[number];
export type LogoShape = (typeof logoShapes)[number];

/** A logo: `mark-on-dark.svg`. */
export const logoFile = (shape: LogoShape, ground: LogoGround) => `${shape}-on-${ground}.svg`;

/** The pictures, by what their masters are called; those on transparent ground are PNG. */
export const pressPictures = [
  { name: 'plata-cut', file: 'plata-cut-out.png' },
  { name: 'anejo-cut', file: 'anejo-cut-out.png' },
  { name: 'plata-setting', file: 'plata-setting.jpg' },
  { name: 'anejo-setting', file: 'anejo-setting.jpg' },
  { name: 'hero-wide', file: 'anejo-field.jpg' },
] as const satisfies readonly { readonly name: ImageName; readonly file: string }[];

export type PressPicture = (typeof pressPictures)[number];

/** The fact sheet in each language, which `app/press-kit/[sheet]/route.ts` draws at build. */
export const factSheets = languages.map(({ code }) => ({ code, file: `fact-sheet-${code}.pdf` }));

/** All other files of the kit: they lie in `public`. */
export const pressFiles: readonly string[] = [
  ...logoShapes.flatMap((shape) => logoGrounds.map((ground) => logoFile(shape, ground))),
  ...pressPictures.map(({ file }) => file),
];

/** The archive of all, sheets too, which `app/press-kit/press-kit.zip/route.ts` makes at build. */
export const archiveFile = 'press-kit.zip';

/** The usual resolution of printed pictures, in dots per inch. */
export const printDensity = 300;

const millimetresPerInch = 25.4;

/** How wide and high a picture is in pixels, and in millimetres on paper. */
export function pixelSizeOf({ name }: PressPicture) {
  const { width, height } = images[name];
  const onPaper = (pixels: number) => Math.round((pixels / printDensity) * millimetresPerInch);
  return { width, height, paperWidth: onPaper(width), paperHeight: onPaper(height) };
}

/** The address of a file of the kit. */
export const addressOf = (file: string) => `${folder}/${file}`;

/** The size of files of the kit together, in bytes. */
export const fileSizeOf = (...files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`public${addressOf(file)}`).size, 0);

/** The name of a downloaded file, with the brand in it. */
export const downloadName = (file: string) =>
  `${brand.name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .trim()
    .replace(/\W+/g, '-')
    .toLowerCase()}-${file}`;
