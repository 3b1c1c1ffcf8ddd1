import pngToIco from 'png-to-ico';
import sharp, { type PngOptions } from 'sharp';
import { icons } from '../../lib/seo/icons';
import { iconSvg, type Icon } from './mark';

const tab = { part: 0.86, corner: 0.18, small: true } as const;
const vector = iconSvg({ size: 32, ...tab });

/** The icon as PNG; with a palette, by default, it has a third of the bytes. */
const drawn = (icon: Icon, options: PngOptions = { palette: true, effort: 10 }) =>
  sharp(Buffer.from(iconSvg(icon)))
    .png(options)
    .toBuffer();

const png = (address: string, icon: Icon) => ({
  address,
  inputs: iconSvg(icon),
  make: () => drawn(icon),
});

/** Every icon of `lib/seo/icons.ts`: its address, what it is drawn from, and the function that draws it. */
export const iconFiles = [
  {
    address: icons.favicon.src,
    inputs: vector,
    make: async () =>
      pngToIco(await Promise.all([16, 32].map((size) => drawn({ size, ...tab }, {})))),
  },
  { address: icons.vector.src, inputs: vector, make: async () => Buffer.from(vector) },
  png(icons.apple.src, { size: 180, part: 0.74, corner: 0 }),
  png(icons.small.src, { size: 192, part: 0.78, corner: 0.18 }),
  png(icons.large.src, { size: 512, part: 0.78, corner: 0.18 }),
  png(icons.maskable.src, { size: 512, part: 0.58, corner: 0 }),
];
