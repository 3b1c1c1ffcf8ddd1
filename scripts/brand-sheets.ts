/**
 * `npm run brand`: draws the sheets of docs/brand.md from what the site itself is made of: the mark's
 * outlines, the colour tokens, the two font files and the masters of the pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brand } from '../content/brand';
import { contrastRatio } from '../lib/colour/contrast';
import { colour, type ColourName } from '../styles/tokens/colour';
import { cssName } from '../styles/tokens/css-name';
import { outline, type Line } from './images/lettering';
import { markPaths } from './images/mark';
import { masterPath } from './images/record';

const folder = 'docs/brand';
const sheetWidth = 1200;
const { before, accented, after } = brand.wordmark;
/** The letter without its accent, which is drawn apart. */
const plain = accented.normalize('NFD').charAt(0);

const fill = (name: ColourName) => colour[name].srgb;
const ground = (x: number, y: number, width: number, height: number, name: ColourName) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill(name)}"/>`;

async function words(name: ColourName, line: Line): Promise<string> {
  return `<path fill="${fill(name)}" d="${(await outline(line)).path}"/>`;
}

const caption = (text: string, x: number, y: number, name: ColourName) =>
  words(name, { text, face: { family: 'hanken-grotesk', wght: 500 }, size: 20, x, y });

/** The mark `width` px wide, its leaves in one colour and its vein in another. */
const mark = (x: number, y: number, width: number, leaves: ColourName, vein: ColourName) =>
  `<g transform="translate(${x} ${y}) scale(${width / 100})">` +
  `<path fill="${fill(leaves)}" d="${markPaths.leaves}"/><path fill="${fill(vein)}" d="${markPaths.vein}"/></g>`;

async function save(name: string, height: number, parts: readonly string[]): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${height}">${parts.join('')}</svg>`;
  const sheet = await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), sheet);
}

/** The mark on light and on dark, and at the smallest sizes at which it must be recognised. */
async function drawMark(): Promise<void> {
  const half = sheetWidth / 2;
  const sizes = [96, 46, 32, 20];
  const row = (x: number, leaves: ColourName, vein: ColourName) =>
    sizes
      .map((size, index) => mark(x + index * 130, 460 - size * 0.9, size, leaves, vein))
      .join('');
  const name = async (x: number, ink: ColourName, accent: ColourName) => {
    const face = { family: 'imbue', wght: 600 } as const;
    const line = { face, size: 44, x, y: 320, tracking: 0.16 };
    const under = await words(accent, { ...line, text: before + accented + after });
    return under + (await words(ink, { ...line, text: before + plain + after }));
  };
  await save('mark', 500, [
    ground(0, 0, half, 500, 'limewash'),
    ground(half, 0, half, 500, 'obsidian'),
    mark(190, 50, 220, 'agaveDeep', 'goldOnLight'),
    mark(half + 190, 50, 220, 'bone', 'gold'),
    await name(175, 'agaveDeep', 'goldOnLight'),
    await name(half + 175, 'bone', 'gold'),
    row(90, 'agaveDeep', 'goldOnLight'),
    row(half + 90, 'bone', 'gold'),
  ]);
}

const contrast = (one: ColourName, other: ColourName) => contrastRatio(fill(one), fill(other));

/** Every colour with its value, and the better of the two inks with its contrast. */
async function drawColours(): Promise<void> {
  const names = Object.keys(colour) as ColourName[];
  const [columns, wide, high] = [4, sheetWidth / 4, 120];
  const swatches = names.map(async (name, index) => {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * high];
    const ink = contrast(name, 'bone') > contrast(name, 'obsidian') ? 'bone' : 'obsidian';
    const ratio = `${ink} ${contrast(name, ink).toFixed(1)}`;
    return [
      ground(x, y, wide, high, name),
      await caption(cssName(name), x + 20, y + 40, ink),
      await caption(`${fill(name).slice(1).toUpperCase()} · ${ratio}`, x + 20, y + 96, ink),
    ].join('');
  });
  const height = Math.ceil(names.length / columns) * high;
  await save('colour', height, await Promise.all(swatches));
}

/** The display face grows heavier with depth; the text face beside it. */
async function drawType(): Promise<void> {
  const beds = [
    ['limewash', 'agaveDeep', 200],
    ['clay', 'bone', 450],
    ['oak', 'limewash', 600],
    ['obsidian', 'bone', 900],
  ] as const;
  const rows = beds.map(async ([bed, ink, wght], index) => {
    const y = index * 190;
    return [
      ground(0, y, sheetWidth, 190, bed),
      await words(ink, {
        text: 'From Agave to Excellence',
        face: { family: 'imbue', wght },
        size: 132,
        x: 40,
        y: y + 136,
        tracking: -0.012,
      }),
      await caption(`Imbue ${wght}`, 1040, y + 40, ink),
    ].join('');
  });
  const text = (wght: number, y: number, size: number) =>
    words('agaveDeep', {
      text: 'Hanken Grotesk, for everything that is read · ÁÉÍÓÚÑ áéíóúñ 0123456789',
      face: { family: 'hanken-grotesk', wght },
      size,
      x: 40,
      y,
    });
  await save('type', 920, [
    ...(await Promise.all(rows)),
    ground(0, 760, sheetWidth, 160, 'bone'),
    await text(400, 825, 30),
    await text(700, 880, 30),
  ]);
}

/** Six of the masters side by side. */
async function drawPictures(): Promise<void> {
  const names = ['field-dawn', 'oven', 'barrels', 'gold-falling', 'serve-paloma', 'earth'];
  const [wide, high] = [sheetWidth / 3, 400];
  const tiles = names.map(async (name, index) => ({
    input: await sharp(await masterPath(name))
      .resize(wide, high)
      .toBuffer(),
    left: (index % 3) * wide,
    top: Math.floor(index / 3) * high,
  }));
  const sheet = sharp({
    create: { width: sheetWidth, height: high * 2, channels: 3, background: '#000' },
  });
  await sheet
    .composite(await Promise.all(tiles))
    .webp({ quality: 80 })
    .toFile(path.join(folder, 'pictures.webp'));
}

await mkdir(folder, { recursive: true });
await Promise.all([drawMark(), drawColours(), drawType(), drawPictures()]);
console.log(`Drawn: ${folder}/mark, colour, type and pictures`);
