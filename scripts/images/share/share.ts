import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '../../../content/brand';
import type { Composition } from './compositions';
import { hashOf } from '../encode';
import { drawGround } from './ground';
import { inscription } from './inscription';
import { fontFiles } from './lettering';
import { markPaths } from '../mark';
import { readMaster } from '../masters';
import { hexOf, height, svg, width } from './sheet';
import type { Sheet } from './sheets';

const heaviest = 200_000;

/** Everything a sheet is made of: when this changes, the sheet is drawn again. */
export async function shareInputs({ composition, title, below }: Sheet): Promise<string> {
  const { scene, ground, edge, pictures } = composition;
  const layers = ['vein', 'gold', ground, `edge-${edge}`].map((name) => `layers/${name}`);
  const masters = [scene?.master, ...pictures.map(({ master }) => master), ...layers];
  const files = await Promise.all(masters.flatMap((name) => (name ? [readMaster(name)] : [])));
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)));
  const words = [title, below, brand.age, markPaths];
  return JSON.stringify([composition, words, [...files, ...fonts].map(hashOf)]);
}

/** A picture whose left third fades in from the background. */
async function emerging(input: Buffer): Promise<Buffer> {
  const mask = svg(
    `<defs><linearGradient id="g"><stop offset="0" stop-opacity="0"/><stop offset=".35" stop-opacity="1"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  );
  const { width: wide, height: high } = await sharp(input).metadata();
  const fitted = await sharp(mask).resize(wide, high, { fit: 'fill' }).png().toBuffer();
  return sharp(input)
    .composite([{ input: fitted, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** A placed picture cut to the sheet, which sharp asks of overlays. */
async function placed({
  master,
  left,
  top,
  width: wide,
  blend = 'over',
  emerges = false,
}: Composition['pictures'][number]) {
  const whole = await sharp(await readMaster(master))
    .resize({ width: wide })
    .png()
    .toBuffer({ resolveWithObject: true });
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const input = await sharp(whole.data)
    .extract({
      ...cut,
      width: Math.min(whole.info.width - cut.left, width - Math.max(0, left)),
      height: Math.min(whole.info.height - cut.top, height - Math.max(0, top)),
    })
    .png()
    .toBuffer();
  return {
    input: emerges ? await emerging(input) : input,
    left: Math.max(0, left),
    top: Math.max(0, top),
    blend,
  } satisfies OverlayOptions;
}

const glow = ({ x, y, radius }: NonNullable<Composition['glow']>) =>
  svg(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="#b8741f" stop-opacity=".62"/>` +
      `<stop offset=".5" stop-color="#7a4412" stop-opacity=".3"/><stop offset="1" stop-color="#2a160a" stop-opacity="0"/>` +
      `</radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#g)"/>`,
  );

/** The mark's fourth piece as leaf: gold metal cut to the vein's outline. */
async function goldenVein({
  x,
  y,
  width: wide,
}: NonNullable<Composition['mark']>): Promise<Buffer> {
  const shape = svg(
    `<g transform="translate(${x} ${y}) scale(${wide / 100})"><path d="${markPaths.vein}"/></g>`,
  );
  const metal = await sharp(await readMaster('layers/gold'))
    .resize(600)
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: '#000' } })
    .composite([
      { input: metal, tile: true },
      { input: shape, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

/**
 * A page's share image as JPEG.
 * @throws when it cannot be made lighter than 200 kB.
 */
export async function shareImage(sheet: Sheet): Promise<Buffer> {
  const { composition } = sheet;
  const { scene, pictures, mark } = composition;
  const overlays: OverlayOptions[] = [];
  if (scene) {
    const picture = sharp(await readMaster(scene.master)).resize({ width });
    const whole = await picture.png().toBuffer({ resolveWithObject: true });
    const top = Math.round(Math.max(0, whole.info.height - height) * scene.centre);
    const room = Math.min(height, whole.info.height);
    const input = await sharp(whole.data)
      .extract({ left: 0, top, width, height: room })
      .png()
      .toBuffer();
    overlays.push({ input, left: 0, top: 0 });
  }
  overlays.push({ input: await drawGround(composition) });
  if (composition.glow) overlays.push({ input: glow(composition.glow), blend: 'screen' });
  for (const picture of pictures) overlays.push(await placed(picture));
  if (mark) overlays.push({ input: await goldenVein(mark) });
  overlays.push({ input: await inscription(sheet) });
  const drawn = await sharp({
    create: { width, height, channels: 3, background: hexOf('obsidian') },
  })
    .composite(overlays)
    .png()
    .toBuffer();
  for (const quality of [86, 80, 74, 68, 60]) {
    const file = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < heaviest) return file;
  }
  throw new Error(`${sheet.address} is over ${heaviest} bytes`);
}
