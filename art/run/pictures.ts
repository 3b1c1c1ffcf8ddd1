import { placePictures } from './places';
import type { Picture } from './types';

interface Hero {
  /** The pass with the bottle. */
  front: string;
  /** Metres within which the land stands before the letters, as `tools/near.py` takes it. */
  near: string;
  /** In pixels. */
  size: string;
}

/** The bottle before the field, and what of both stands before the letters. */
function hero(view: 'wide' | 'flat' | 'tall', { front, near, size }: Hero): Picture {
  const field = `field-${view}`;
  return {
    name: `hero-${view}`,
    passes: ['field-panorama', field, front],
    steps: [
      { tool: 'near', args: [`$${field}#1`, '$out-near.exr', near] },
      {
        tool: 'compose_hero',
        args: [view, `$${field}`, `$${front}`, '$out-near.exr', '$out', `size=${size}`],
      },
    ],
    masters: [
      { from: '.png', to: `hero-${view}.webp`, as: { quality: 90 } },
      { from: '-front.png', to: `hero-${view}-front.png`, as: 'grey' },
    ],
  };
}

/** What `npm run art -- NAME` can make. */
export const pictures: readonly Picture[] = [
  ...placePictures,
  {
    name: 'cellar',
    passes: ['barrels'],
    steps: [
      { tool: 'grade', args: ['cellar', '$barrels', '$out-sharp.png'] },
      { tool: 'defocus', args: ['$out-sharp.png', '$out.png', 'radius=3.0'] },
    ],
    masters: [{ from: '.png', to: 'cellar.webp', as: { quality: 93 } }],
  },
  hero('wide', { front: 'hero-front-wide', near: '13', size: '2560x1440' }),
  hero('flat', { front: 'hero-front-flat', near: '12.5:2.8', size: '2560x1088' }),
  hero('tall', { front: 'hero-front-wide', near: '13', size: '1200x2000' }),
  {
    name: 'plata-cut',
    passes: ['cut-masks', 'cut-plata'],
    steps: [{ tool: 'cutout', args: ['plata', '$cut-plata', '$cut-masks', '$out.png'] }],
    masters: [{ from: '.png', to: 'plata-cut.webp', as: { quality: 92 } }],
  },
  {
    name: 'anejo-cut',
    passes: ['cut-masks', 'cut-anejo'],
    steps: [{ tool: 'cutout', args: ['anejo', '$cut-anejo', '$cut-masks', '$out.png'] }],
    masters: [
      { from: '.png', to: 'anejo-cut.webp', as: { quality: 92 } },
      { from: '.outline.json', to: 'anejo-cut.outline.json', as: 'copy' },
    ],
  },
  {
    name: 'anejo-cut-empty',
    passes: ['cut-masks', 'cut-anejo-empty'],
    steps: [{ tool: 'cutout', args: ['anejo', '$cut-anejo-empty', '$cut-masks', '$out.png'] }],
    masters: [{ from: '.png', to: 'anejo-cut-empty.webp', as: { quality: 92 } }],
  },
  {
    name: 'split',
    passes: ['cut-masks', 'cut-plata', 'cut-plata-light', 'cut-anejo'],
    steps: [
      { tool: 'cutout', args: ['plata', '$cut-plata', '$cut-masks', '$out-plata.png'] },
      { tool: 'cutout', args: ['anejo', '$cut-anejo', '$cut-masks', '$out-anejo.png'] },
      { tool: 'cutout', args: ['light', '$cut-plata-light', '$cut-masks', '$out-light.png'] },
      {
        tool: 'split',
        args: ['$out-plata.png', '$out-light.png', '$out-anejo.png', '$cut-masks', '$out.png'],
      },
    ],
    masters: [{ from: '.png', to: 'split.webp', as: { quality: 92 } }],
  },
  {
    name: 'plata-shadow',
    passes: [],
    steps: [{ tool: 'palm_shadow', args: ['$out.png', 'size=1600'] }],
    masters: [{ from: '.png', to: 'plata-shadow.webp', as: { quality: 92 } }],
  },
  {
    name: 'plata-contact',
    passes: ['cut-masks'],
    steps: [{ tool: 'cast_shadow', args: ['$cut-masks', '$out.png'] }],
    masters: [{ from: '.png', to: 'plata-contact.webp', as: { quality: 92 } }],
  },
  {
    name: 'plata-setting',
    passes: ['plata-setting'],
    steps: [{ tool: 'grade', args: ['plata', '$plata-setting', '$out.png'] }],
    masters: [{ from: '.png', to: 'plata-setting.webp', as: { quality: 90 } }],
  },
  {
    name: 'anejo-setting',
    passes: ['anejo-setting'],
    steps: [{ tool: 'grade', args: ['anejo', '$anejo-setting', '$out.png'] }],
    masters: [{ from: '.png', to: 'anejo-setting.webp', as: { quality: 90 } }],
  },
];
