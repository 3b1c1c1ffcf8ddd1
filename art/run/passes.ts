import { placePasses } from './places';
import type { Pass } from './types';

const cutCanvas = [1024, 2880] as const;

/** Every rendering. */
export const passes: Readonly<Record<string, Pass>> = {
  ...placePasses,
  'field-panorama': {
    scene: 'field',
    args: { view: 'pano' },
    size: [1000, 500],
    samples: 8,
  },
  'field-wide': {
    scene: 'field',
    args: { view: 'wide' },
    size: [2560, 1440],
    samples: 6,
    seeds: 2,
    denoise: { k: 0.45, radius: 5 },
  },
  'field-flat': {
    scene: 'field',
    args: { view: 'flat' },
    size: [2560, 1088],
    samples: 6,
    seeds: 2,
    denoise: { k: 0.45, radius: 5 },
  },
  'field-tall': {
    scene: 'field',
    args: { view: 'tall' },
    size: [1200, 2000],
    samples: 6,
    seeds: 2,
    denoise: { k: 0.45, radius: 6 },
  },
  'hero-front-wide': {
    scene: 'hero',
    args: { pano: '$field-panorama', thr: 0.03 },
    size: [2048, 1152],
    samples: 10,
    seeds: 2,
    denoise: { k: 0.45, radius: 6 },
  },
  'hero-front-flat': {
    scene: 'hero',
    args: { view: 'flat', pano: '$field-panorama', thr: 0.03 },
    size: [2560, 1088],
    samples: 10,
    seeds: 2,
    denoise: { k: 0.45, radius: 6 },
  },
  'cut-masks': {
    scene: 'cut',
    args: { var: 'anejo' },
    size: cutCanvas,
    samples: 24,
    target: 'masks',
    proof: '.liquid.exr',
  },
  'cut-plata': {
    scene: 'cut',
    args: { var: 'plata' },
    size: cutCanvas,
    samples: 4,
    seeds: 4,
    denoise: { k: 0.7, radius: 7 },
  },
  'cut-anejo': {
    scene: 'cut',
    args: { var: 'anejo' },
    size: cutCanvas,
    samples: 4,
    seeds: 4,
    denoise: { k: 0.85, radius: 7 },
  },
  // Its leaf is drawn live.
  'cut-anejo-empty': {
    scene: 'cut',
    args: { var: 'anejo', flakes: '0' },
    size: cutCanvas,
    samples: 4,
    seeds: 4,
    denoise: { k: 0.85, radius: 7 },
  },
  'plata-setting': {
    scene: 'plata_setting',
    args: { gobo: 'art/masters/plata-shadow.webp' },
    size: [1280, 896],
    samples: 24,
    seeds: 2,
    denoise: { k: 0.5, radius: 7 },
  },
  'anejo-setting': {
    scene: 'anejo_setting',
    args: {},
    size: [1280, 896],
    samples: 8,
    seeds: 2,
    denoise: { k: 0.5, radius: 7 },
  },
};
