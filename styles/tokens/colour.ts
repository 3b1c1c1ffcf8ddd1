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
