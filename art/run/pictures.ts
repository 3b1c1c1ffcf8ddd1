import { placePictures } from './places';
import type { Picture } from './types';

/** What `npm run art -- NAME` can make. */
export const pictures: readonly Picture[] = [
  ...placePictures,
  {
    name: 'cellar',
    passes: ['barrels'],
    steps: [
      { tool: 'grade', args: ['barrels', '$barrels', '$out-sharp.png'] },
      { tool: 'defocus', args: ['$out-sharp.png', '$out.png', 'radius=1.2'] },
    ],
    masters: [{ from: '.png', to: 'cellar.webp', as: { quality: 93 } }],
  },
  {
    name: 'hero-wide',
    passes: ['field-panorama', 'field-wide', 'hero-front-wide'],
    steps: [
      { tool: 'near', args: ['$field-wide#1', '$out-near.exr', '13', '500'] },
      {
        tool: 'compose_hero',
        args: [
          'wide',
          '$field-wide',
          '$hero-front-wide',
          '$out-near.exr',
          '$out',
          'size=2560x1440',
        ],
      },
    ],
    masters: [
      { from: '.png', to: 'hero-wide.webp', as: { quality: 90 } },
      { from: '-front.png', to: 'hero-wide-front.png', as: 'grey' },
    ],
  },
  {
    name: 'hero-flat',
    passes: ['field-panorama', 'field-flat', 'hero-front-flat'],
    steps: [
      { tool: 'near', args: ['$field-flat#1', '$out-near.exr', '12.5:2.8', '500'] },
      {
        tool: 'compose_hero',
        args: [
          'flat',
          '$field-flat',
          '$hero-front-flat',
          '$out-near.exr',
          '$out',
          'size=2560x1088',
        ],
      },
    ],
    masters: [
      { from: '.png', to: 'hero-flat.webp', as: { quality: 90 } },
      { from: '-front.png', to: 'hero-flat-front.png', as: 'grey' },
    ],
  },
  {
    name: 'hero-tall',
    passes: ['field-panorama', 'field-tall', 'hero-front-wide'],
    steps: [
      { tool: 'near', args: ['$field-tall#1', '$out-near.exr', '13', '500'] },
      {
        tool: 'compose_hero',
        args: [
          'tall',
          '$field-tall',
          '$hero-front-wide',
          '$out-near.exr',
          '$out',
          'size=1200x2000',
        ],
      },
    ],
    masters: [
      { from: '.png', to: 'hero-tall.webp', as: { quality: 90 } },
      { from: '-front.png', to: 'hero-tall-front.png', as: 'grey' },
    ],
  },
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
