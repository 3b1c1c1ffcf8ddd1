import sharp from 'sharp';
import { brand } from '../../content/brand';
import {
  addressOf,
  logoFile,
  logoGrounds,
  logoShapes,
  pressPictures,
  printDensity,
  type LogoGround,
  type LogoShape,
} from '../../content/press-kit';
import { colour } from '../../styles/tokens/colour';
import { hashOf } from './encode';
import { markPaths } from './mark';
import { readMaster } from './masters';
import { outline } from './share/lettering';

const inks: Readonly<Record<LogoGround, { readonly ink: string; readonly gold: string }>> = {
  light: { ink: colour.agaveDeep.srgb, gold: colour.goldOnLight.srgb },
  dark: { ink: colour.bone.srgb, gold: colour.gold.srgb },
};

/** Of the mark, on the grid of its outlines. */
const markSize = { width: 100, height: 92 };
/** A third of the mark's width stays free on every side of it (docs/brand.md). */
const room = 34;
const letters = { family: 'imbue', wght: 610 } as const;
const tracking = 0.16;
/** Capitals of this size are 60 high, as the mark's leaves are beside them. */
const size = 88;

/** Lowest edge of the accents above capitals, from the baseline, in parts of the size. */
const accentFoot = 0.72;

/** The outlines of a line one by one, with those of its accents apart. */
function partAccents(path: string, baseline: number) {
  const outlines = path.split(/(?=M)/);
  const isAccent = (one: string) =>
    [...one.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].every(
      ([, y]) => Number(y) < baseline - accentFoot * size,
    );
  return {
    letters: outlines.filter((one) => !isAccent(one)).join(''),
    accents: outlines.filter(isAccent).join(''),
  };
}

/** A logo as a whole SVG file on no ground. */
async function logoSvg(shape: LogoShape, ground: LogoGround): Promise<string> {
  const { ink, gold } = inks[ground];
  const hasMark = shape !== 'wordmark';
  const left = room + (shape === 'logo' ? markSize.width + room : 0);
  const baseline = room + 78;
  const text = Object.values(brand.wordmark).join('');
  const line =
    shape === 'mark'
      ? { path: '', width: 0 }
      : await outline({ text, face: letters, size, x: left, y: baseline, tracking });
  const { letters: capitals, accents } = partAccents(line.path, baseline);
  const width = Math.round(left + (shape === 'mark' ? markSize.width : line.width) + room);
  const height = markSize.height + 2 * room;
  const mark = hasMark
    ? `<g transform="translate(${room} ${room})"><path fill="${ink}" d="${markPaths.leaves}"/><path fill="${gold}" d="${markPaths.vein}"/></g>`
    : '';
  const words = capitals
    ? `<path fill="${ink}" d="${capitals}"/><path fill="${gold}" d="${accents}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${brand.name}</title>${mark}${words}</svg>\n`;
}

const logos = logoShapes.flatMap((shape) =>
  logoGrounds.map((ground) => ({
    address: addressOf(logoFile(shape, ground)),
    inputs: () => logoSvg(shape, ground),
    make: async () => Buffer.from(await logoSvg(shape, ground)),
  })),
);

const pictures = pressPictures.map(({ name, file }) => ({
  address: addressOf(file),
  inputs: async () => JSON.stringify([printDensity, hashOf(await readMaster(name))]),
  make: async () => {
    const picture = sharp(await readMaster(name)).withMetadata({ density: printDensity });
    return file.endsWith('.png')
      ? picture.png({ compressionLevel: 9 }).toBuffer()
      : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  },
}));

/** Logos and pictures for the press, as large as their masters are. */
export const pressKit = [...logos, ...pictures];
