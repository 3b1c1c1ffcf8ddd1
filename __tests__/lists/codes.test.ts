import jsQR from 'jsqr';
import sharp from 'sharp';
import { codeOf } from '@/content/schema/lists/codes';
import { addressInCode } from '@/content/schema/lists/lots';
import type { Lot } from '@/content/schema/lists/lots';

/** What a scanner reads in a drawn code. */
async function scan(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const lot: Lot = { lot: 'P-2501', product: 'plata' };

it.each([
  ['its page', lot, 'https://www.aurifera.example/bottles/P-2501'],
  [
    'its Digital Link',
    { ...lot, gtin: '012345678905' },
    'https://www.aurifera.example/01/00012345678905/10/P-2501',
  ],
])('leads from a bottle to %s', async (_, its, address) => {
  expect(addressInCode(its)).toBe(address);
  expect(await scan(codeOf(addressInCode(its)))).toBe(address);
});
