import sharp from 'sharp';
import type { Composition } from './compositions';
import { readMaster } from '../masters';
import { height, svg, width } from './sheet';

/** Where the vein of gold runs, as on the page. */
const vein = { left: 0, top: 104, width: 140 } as const;

/** The band from `from` down, with its crumbling edge and the vein in it. */
export async function drawGround({ ground, from, edge }: Composition): Promise<Buffer> {
  const tile = await sharp(await readMaster(`layers/${ground}`))
    .extract({ left: 0, top: 40, width: 960, height })
    .png()
    .toBuffer();
  const gold = await sharp(await readMaster('layers/vein'))
    .resize({ width: vein.width })
    .extract({ left: 0, top: 300, width: vein.width, height: height - vein.top })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width, height, channels: 4, background: '#000' } }).composite([
    { input: tile, tile: true, left: 0, top: 0 },
    { input: gold, left: vein.left, top: vein.top },
  ]);
  const layer = await whole.png().toBuffer();
  if (from === 0) return layer;
  const rim = await sharp(await readMaster(`layers/edge-${edge}`))
    .resize({ width: 1440 })
    .extract({ left: 120, top: 0, width, height: 150 })
    .png()
    .toBuffer();
  const below = svg(`<rect y="${from + 74}" width="${width}" height="${height}"/>`);
  const mask = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: rim, left: 0, top: from - 75 }, { input: below }])
    .png()
    .toBuffer();
  return sharp(layer)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
