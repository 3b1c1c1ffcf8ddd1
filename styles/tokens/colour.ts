/** A colour given once in OKLCH, with the sRGB hex that older browsers and image tools use. */
export interface Colour {
  readonly oklch: string;
  readonly srgb: `#${string}`;
  /** A wider value for screens that can show it (Display P3). */
  readonly wide?: string;
}

export const colour = {
  bone: { oklch: '94.9% 0.014 85.9', srgb: '#f3eee4' },
  limewash: { oklch: '90.5% 0.022 82.7', srgb: '#e7dfd0' },
  caliche: { oklch: '82.1% 0.032 81.9', srgb: '#cfc3ae' },
  agave: { oklch: '56% 0.034 185', srgb: '#5b7a75' },
  ash: { oklch: '46.1% 0.032 187', srgb: '#425f5b' },
  agaveDeep: { oklch: '32.6% 0.029 200.6', srgb: '#22393a' },
  ferment: { oklch: '67.3% 0.087 70.5', srgb: '#b98b5a' },
  topsoil: { oklch: '54.6% 0.13 45.8', srgb: '#a9562c', wide: '54.6% 0.145 45.8' },
  soil: { oklch: '40.5% 0.11 41', srgb: '#7d3219' },
  clay: { oklch: '49.2% 0.125 41.4', srgb: '#9c4527', wide: '49.2% 0.145 41.4' },
  clayDeep: { oklch: '32.3% 0.072 43.8', srgb: '#5a2415' },
  oak: { oklch: '27% 0.026 45.8', srgb: '#33211a' },
  oakDeep: { oklch: '17.2% 0.016 48', srgb: '#1d120d' },
  night: { oklch: '14.6% 0.013 52', srgb: '#100a07' },
  obsidian: { oklch: '16.3% 0.006 56', srgb: '#110e0c' },
  gold: { oklch: '71.7% 0.113 82', srgb: '#c79a45', wide: '71.7% 0.13 82' },
  goldOnLight: { oklch: '53.1% 0.093 78', srgb: '#8a6420' },
  goldPale: { oklch: '79.4% 0.086 83', srgb: '#d9b877' },
  error: { oklch: '45.5% 0.16 28', srgb: '#9e1b16' },
  errorOnDark: { oklch: '80% 0.11 32', srgb: '#ffab98' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof colour;

/**
 * Colours used in one place only. Like the tints they are Sass variables, not custom properties: a page carries only
 * those that it shows.
 */
export const pigment = {
  /** Behind the hero's picture until it comes: the haze of its sky. */
  haze: '#c8d3d6',
  /** Background of the tasting section, around its picture of an amber drop. */
  amberDrop: '#2a1406',
  /** In the section about the house: shadow of the text on the picture of red earth. */
  aboutEarth: '#2e0f06',
  grapefruit: '#c9715e',
  coffee: '#4a2c1c',
  /** Of the editor (`npm run edit`) alone. */
  editorBackground: '#fdfbf7',
  editorPaper: '#fff',
  editorWarning: '#f7e7bf',
  editorAddition: '#dcebd3',
  editorMutedText: '#5d5549',
  editorFieldBorder: '#8d857a',
} as const;

/** A translucent colour: red, green and blue of sRGB, and its opacity in per cent. */
export interface Tint {
  readonly rgb: string;
  readonly opacity: number;
}

const [obsidian, agaveDeep, bone, white] = ['17 14 12', '34 57 58', '243 238 228', '255 255 255'];

export const tint = {
  lineOnBone: { rgb: obsidian, opacity: 22 },
  lineOnLimewash: { rgb: agaveDeep, opacity: 22 },
  lineOnSoil: { rgb: white, opacity: 22 },
  lineOnObsidian: { rgb: white, opacity: 18 },
  lineOfHeader: { rgb: white, opacity: 12 },
  /** In the bar of a drink's ingredients: the line that marks an ounce. */
  ounceLine: { rgb: white, opacity: 8 },
  lineOfGate: { rgb: bone, opacity: 34 },
  underline: { rgb: white, opacity: 45 },
  underlineQuiet: { rgb: white, opacity: 32 },
  /** Behind names of keys and files in a legal text. */
  code: { rgb: agaveDeep, opacity: 8 },
  /** Lower end of the age gate's picture. */
  gateFade: { rgb: obsidian, opacity: 66 },
  panelShadow: { rgb: obsidian, opacity: 45 },
  noteShadow: { rgb: obsidian, opacity: 70 },
  /** Shadow of the tasting section's text, on a picture with gold. */
  textShadowOnGold: { rgb: '36 15 3', opacity: 75 },
  /** Over the picture of earth in the section about the house, where text stands on it: flat, and the stops of a gradient. */
  earthOverlay: { rgb: '46 15 6', opacity: 68 },
  earthOverlayTop: { rgb: '46 15 6', opacity: 30 },
  earthOverlayUpper: { rgb: '46 15 6', opacity: 44 },
  earthOverlayMiddle: { rgb: '40 13 5', opacity: 80 },
  earthOverlayBottom: { rgb: '40 13 5', opacity: 72 },
  /** Gradient over the oak, from dark to ember red. */
  smoke: { rgb: '29 12 7', opacity: 93 },
  ember: { rgb: '74 27 15', opacity: 82 },
  /** The glow of an amber bottle on the oak behind it, from near to far, and the dark around the glow. */
  glowNear: { rgb: '240 140 40', opacity: 46 },
  glow: { rgb: '214 112 24', opacity: 20 },
  glowFar: { rgb: '60 24 8', opacity: 12 },
  glowSurround: { rgb: '10 6 4', opacity: 58 },
  /** The sides of the bar of a drink's ingredients, drawn as a cylinder: towards the light and away from it. */
  barSideLit: { rgb: '10 6 4', opacity: 42 },
  barSideDark: { rgb: '10 6 4', opacity: 66 },
} as const satisfies Record<string, Tint>;

type Channels = readonly [red: number, green: number, blue: number];

/** Gold leaf, as shares of red, green and blue from 0 to 1: away from the light, in the light, at a glint. */
export const leafGold = {
  shade: [0.46, 0.2, 0.03],
  lit: [0.97, 0.68, 0.22],
  glint: [1, 0.93, 0.7],
} as const satisfies Record<string, Channels>;

/** The share of red, green and blue light that passes through the whole depth of the amber in a bottle. */
export const amberTransmittance: Channels = [0.95, 0.7, 0.28];
