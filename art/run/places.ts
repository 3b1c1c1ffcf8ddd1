import { glass, land } from './quality';
import type { Pass, Picture } from './types';

interface Plain {
  /** Of the pass, the picture and the master. */
  name: string;
  scene: string;
  view?: string;
  size: readonly [number, number];
  /** Samples and seeds. */
  noise: Pick<Pass, 'samples' | 'seeds'>;
  /** A look of `art/tools/grade.py`; the serves have a finish of their own. */
  look?: string;
  quality: number;
}

const serveSize = [864, 1080] as const;
/** The empty table, whose light every serve's edges take. */
const counter = 'serve-counter';

const serves = [
  'plata-caballito',
  'paloma',
  'margarita',
  'anejo-copita',
  'old-fashioned',
  'coffee',
  'counter',
] as const;

/** Pictures of one pass and one finishing step: the serves, Experience, About, the tasting notes. */
const plain: readonly Plain[] = [
  ...serves.map((view) => ({
    name: `serve-${view}`,
    scene: 'serve',
    view,
    size: serveSize,
    noise: glass,
    quality: 94,
  })),
  {
    name: 'field-dawn',
    scene: 'field_dawn',
    size: [2000, 1400],
    noise: land,
    look: 'field',
    quality: 92,
  },
  {
    name: 'oven',
    scene: 'oven',
    size: [1200, 1500],
    noise: land,
    look: 'oven',
    quality: 93,
  },
  {
    name: 'barrels',
    scene: 'barrels',
    size: [1920, 1248],
    // Too few each to stop early: what is out of focus gets all 64 too.
    noise: { samples: 16, seeds: 4 },
    look: 'barrels',
    quality: 93,
  },
  {
    name: 'gold-falling',
    scene: 'amber',
    view: 'falling',
    size: [1400, 1800],
    noise: glass,
    look: 'amber',
    quality: 94,
  },
  {
    name: 'tasting',
    scene: 'amber',
    view: 'tasting',
    size: [3200, 1600],
    noise: glass,
    look: 'tasting',
    quality: 94,
  },
  {
    name: 'earth',
    scene: 'earth',
    size: [2560, 1920],
    noise: land,
    look: 'earth',
    quality: 92,
  },
];

export const placePasses: Readonly<Record<string, Pass>> = Object.fromEntries(
  plain.map(({ name, scene, view, size, noise }): [string, Pass] => {
    const args: Record<string, string> = view ? { view } : {};
    return [name, { scene, args, size, ...noise }];
  }),
);

export const placePictures: readonly Picture[] = plain.map(({ name, look, quality }) => ({
  name,
  passes: look ? [name] : [name, counter],
  steps: [
    look
      ? { tool: 'grade', args: [look, `$${name}`, '$out.png'] }
      : { tool: 'row', args: [`$${name}`, `$${counter}`, '$out.png'] },
  ],
  masters: [{ from: '.png', to: `${name}.webp`, as: { quality } }],
}));
