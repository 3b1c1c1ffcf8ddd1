import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The site's own fonts at the weights of the sheet: PDF takes no variable font. */
const faces = {
  wordmark: { file: 'imbue', wght: 610 },
  plata: { file: 'imbue', wght: 420 },
  anejo: { file: 'imbue', wght: 700 },
  text: { file: 'hanken-grotesk', wght: 400 },
  term: { file: 'hanken-grotesk', wght: 650 },
} as const;

export type Face = keyof typeof faces;
type Fonts = readonly (readonly [face: Face, file: Buffer])[];

const drawFace = async ({ file, wght }: (typeof faces)[Face]) =>
  subsetFont(await readFile(`styles/fonts/${file}.woff2`), '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght },
  });

let fonts: Promise<Fonts> | undefined;

/** Each face as a TrueType file. They are made once. */
export const sheetFonts = (): Promise<Fonts> =>
  (fonts ??= Promise.all(
    (Object.keys(faces) as Face[]).map(
      async (face) => [face, await drawFace(faces[face])] as const,
    ),
  ));
