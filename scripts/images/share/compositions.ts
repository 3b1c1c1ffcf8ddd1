import type { RouteId } from '../../../content/routes';
import type { ColourName } from '../../../styles/tokens/colour';

/** A picture under or on the ground of a share image. Pixels of the 1200 × 630 sheet. */
interface Placed {
  readonly master: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly blend?: 'over' | 'multiply' | 'screen';
  /** Its left third fades in from the ground. */
  readonly emerges?: boolean;
}

export interface Composition {
  /** Fills the sheet behind the ground: a master, and the part of its height that is centred. */
  readonly scene?: { readonly master: string; readonly centre: number };
  readonly ground: string;
  /** Where the ground begins; 0 fills the sheet. */
  readonly from: number;
  readonly edge: number;
  readonly pictures: readonly Placed[];
  /** Warm light behind what stands on a dark ground. */
  readonly glow?: { readonly x: number; readonly y: number; readonly radius: number };
  readonly title: {
    readonly weight: number;
    readonly size: number;
    readonly x: number;
    /** Baseline of the last line. */
    readonly y: number;
    readonly colour: ColourName;
  };
  /** Colour of the wordmark and of the note on age. */
  readonly small: { readonly wordmark: ColourName; readonly note: ColourName };
  /** Draw the mark itself, large. */
  readonly mark?: { readonly x: number; readonly y: number; readonly width: number };
}

const onDark = { wordmark: 'bone', note: 'bone' } as const;

/** The share image of each route: the further down the home page its ground is, the bolder its title. */
export const compositions: Readonly<Record<RouteId, Composition>> = {
  home: {
    scene: { master: 'hero-wide', centre: 0.45 },
    ground: 'soil',
    from: 478,
    edge: 1,
    pictures: [],
    title: { weight: 420, size: 262, x: 140, y: 566, colour: 'bone' },
    small: { wordmark: 'agaveDeep', note: 'bone' },
  },
  privacyPolicy: {
    ground: 'limewash',
    from: 0,
    edge: 1,
    pictures: [
      { master: 'plata-shadow', left: 320, top: -180, width: 1000, blend: 'multiply' },
      { master: 'plata-cut', left: 736, top: -44, width: 372 },
    ],
    title: { weight: 350, size: 274, x: 134, y: 540, colour: 'agaveDeep' },
    small: { wordmark: 'agaveDeep', note: 'agaveDeep' },
  },
  termsOfUse: {
    ground: 'oak',
    from: 0,
    edge: 2,
    glow: { x: 902, y: 380, radius: 470 },
    pictures: [{ master: 'anejo-cut', left: 716, top: -40, width: 372 }],
    title: { weight: 500, size: 278, x: 134, y: 540, colour: 'limewash' },
    small: onDark,
  },
  termsAndConditions: {
    scene: { master: 'earth', centre: 0.3 },
    ground: 'clay',
    from: 356,
    edge: 3,
    pictures: [],
    title: { weight: 650, size: 236, x: 134, y: 540, colour: 'bone' },
    small: onDark,
  },
  cookies: {
    scene: { master: 'tasting', centre: 0.5 },
    ground: 'obsidian',
    from: 452,
    edge: 6,
    pictures: [],
    title: { weight: 600, size: 292, x: 134, y: 548, colour: 'bone' },
    small: onDark,
  },
  logo: {
    ground: 'obsidian',
    from: 0,
    edge: 1,
    glow: { x: 800, y: 470, radius: 420 },
    pictures: [],
    mark: { x: 546, y: 60, width: 560 },
    title: { weight: 700, size: 190, x: 134, y: 548, colour: 'bone' },
    small: onDark,
  },
  notFound: {
    scene: { master: 'field-dawn', centre: 0.42 },
    ground: 'soil',
    from: 190,
    edge: 5,
    pictures: [],
    title: { weight: 300, size: 226, x: 134, y: 552, colour: 'bone' },
    small: { wordmark: 'agaveDeep', note: 'bone' },
  },
};

/** The share image of a serve: its drink on the right, fading in from the oak. */
export const serveComposition = (master: string): Composition => ({
  ground: 'oak',
  from: 0,
  edge: 2,
  pictures: [{ master, left: 560, top: -110, width: 640, emerges: true }],
  title: { weight: 450, size: 210, x: 134, y: 540, colour: 'bone' },
  small: onDark,
});

/** The share image of a text page: its title on clay, below the casks. */
export const textComposition: Composition = {
  scene: { master: 'barrels', centre: 0.4 },
  ground: 'clay',
  from: 372,
  edge: 4,
  pictures: [],
  title: { weight: 520, size: 230, x: 134, y: 546, colour: 'bone' },
  small: onDark,
};
