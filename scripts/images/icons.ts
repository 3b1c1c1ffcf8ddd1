import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { icons } from '../../lib/seo/icons';
import { iconSvg, type Icon } from './mark';

const tab = { part: 0.86, corner: 0.18, small: true } as const;
const vector = iconSvg({ size: 32, ...tab });

const bitmap = (icon: Icon) =>
  sharp(Buffer.from(iconSvg(icon)))
    .png()
    .toBuffer();
const palette = (icon: Icon) =>
  sharp(Buffer.from(iconSvg(icon)))
    .png({ palette: true, effort: 10 })
    .toBuffer();

const touch: Icon = { size: 180, part: 0.74, corner: 0 };
const small: Icon = { size: 192, part: 0.78, corner: 0.18 };
const large: Icon = { size: 512, part: 0.78, corner: 0.18 };
const maskable: Icon = { size: 512, part: 0.58, corner: 0 };

/** Every icon of `lib/seo/icons.ts`, from the one mark: its address, what it follows from, its maker. */
export const iconFiles = [
  {
    address: icons.favicon.src,
    inputs: vector,
    make: async () =>
      pngToIco([await bitmap({ size: 16, ...tab }), await bitmap({ size: 32, ...tab })]),
  },
  { address: icons.vector.src, inputs: vector, make: async () => Buffer.from(vector) },
  ...(
    [
      [icons.apple.src, touch],
      [icons.small.src, small],
      [icons.large.src, large],
      [icons.maskable.src, maskable],
    ] as const
  ).map(([address, icon]) => ({
    address,
    inputs: iconSvg(icon),
    make: () => palette(icon),
  })),
];
