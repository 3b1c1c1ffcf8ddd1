import { placePasses } from './places';
import { glass, land } from './quality';
import type { Pass } from './types';

const cutCanvas = [1024, 2880] as const;

/** Every rendering. */
export const passes: Readonly<Record<string, Pass>> = {
  ...placePasses,
  'field-panorama': { scene: 'field', args: { view: 'pano' }, size: [4096, 2048], samples: 32 },
  'field-wide': { scene: 'field', args: { view: 'wide' }, size: [2560, 1440], ...land },
  'field-flat': { scene: 'field', args: { view: 'flat' }, size: [2560, 1088], ...land },
  'field-tall': { scene: 'field', args: { view: 'tall' }, size: [1200, 2000], ...land },
  'hero-front-wide': {
    scene: 'hero',
    args: { pano: '$field-panorama' },
    // Larger than the wide picture: the tall one shows it enlarged.
    size: [3072, 1728],
    ...glass,
  },
  'hero-front-flat': {
    scene: 'hero',
    args: { view: 'flat', pano: '$field-panorama' },
    size: [2560, 1088],
    ...glass,
  },
  'cut-masks': {
    scene: 'cut',
    args: { var: 'anejo' },
    size: cutCanvas,
    samples: 24,
    target: 'masks',
    proof: '.liquid.exr',
  },
  'cut-plata': { scene: 'cut', args: { var: 'plata' }, size: cutCanvas, ...glass },
  // Soft gleams, to be laid over the Plata's half of the split bottle: half the size is enough.
  'cut-plata-light': {
    scene: 'cut',
    args: { var: 'plata', ground: 'black' },
    size: [512, 1440],
    ...glass,
  },
  'cut-anejo': { scene: 'cut', args: { var: 'anejo' }, size: cutCanvas, ...glass },
  // Its leaf is drawn live.
  'cut-anejo-empty': {
    scene: 'cut',
    args: { var: 'anejo', flakes: '0' },
    size: cutCanvas,
    ...glass,
  },
  'plata-setting': {
    scene: 'plata_setting',
    args: { gobo: 'art/masters/plata-shadow.webp' },
    size: [1280, 896],
    ...glass,
  },
  'anejo-setting': { scene: 'anejo_setting', args: {}, size: [1280, 896], ...glass },
};
