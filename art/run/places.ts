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
  /** Arguments of `art/tools/defocus.py`: what the lens leaves soft. */
  lens?: readonly string[];
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

/** Pictures of one pass: the serves, Experience, About, the tasting notes. */
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
    lens: ['radius=0.3', 'centre=0.66,0.5', 'least=0.06'],
    quality: 92,
  },
];

export const placePasses: Readonly<Record<string, Pass>> = Object.fromEntries(
  plain.map(({ name, scene, view, size, noise }): [string, Pass] => {
    const args: Record<string, string> = view ? { view } : {};
    return [name, { scene, args, size, ...noise }];
  }),
);

function stepsOf({ name, look, lens }: Plain): Picture['steps'] {
  if (!look) return [{ tool: 'row', args: [`$${name}`, `$${counter}`, '$out.png'] }];
  if (!lens) return [{ tool: 'grade', args: [look, `$${name}`, '$out.png'] }];
  return [
    { tool: 'grade', args: [look, `$${name}`, '$out-sharp.png'] },
    { tool: 'defocus', args: ['$out-sharp.png', '$out.png', ...lens] },
  ];
}

export const placePictures: readonly Picture[] = plain.map((picture) => ({
  name: picture.name,
  passes: picture.look ? [picture.name] : [picture.name, counter],
  steps: stepsOf(picture),
  masters: [{ from: '.png', to: `${picture.name}.webp`, as: { quality: picture.quality } }],
}));
