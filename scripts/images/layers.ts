/**
 * A band, edge or gold texture, offered by `styles/textures/_generated.scss` as a custom property. The settings are part
 * of the file's hash: renaming one of them, or a property, renames files in `public/images`.
 */
export interface LayerSettings {
  /** The file in `art/masters/layers`, or in `art/masters` for masks cut from a picture. */
  readonly master: string;
  readonly property: `--${string}`;
  /** Widths in pixels for phones and for larger screens. */
  readonly width: { readonly phone: number; readonly desktop: number };
  /** Width in pixels from which the phone's mask is cropped to its middle; without it nothing is cropped. */
  readonly middleOf?: number;
  /**
   * `colour`: AVIF with a WebP fallback. `mask`: WebP, of which only the alpha is used. `soft-mask`: a mask as AVIF with
   * a WebP fallback, for masks without sharp edges. `shade`: a master of shadows on white, encoded as a black picture
   * whose alpha is the darkness of the shadow.
   */
  readonly kind: 'colour' | 'mask' | 'soft-mask' | 'shade';
  /** Quality of the AVIF; that of its WebP fallback is derived from this. */
  readonly quality: number;
  /** Quality of the desktop AVIF, if higher: the phone's must stay small, because the first load fetches it. */
  readonly desktopQuality?: number;
  /** Largest allowed size in bytes of the format served first: AVIF, or WebP for a `mask`. */
  readonly budget: { readonly phone: number; readonly desktop: number };
}

const kB = 1000;
const groundWidth = { phone: 640, desktop: 960 };
const ground = (name: string, quality: number): LayerSettings => ({
  master: `layers/${name}`,
  property: `--ground-${name}`,
  width: groundWidth,
  kind: 'colour',
  quality,
  budget: { phone: 26 * kB, desktop: 45 * kB },
});
const gold = (name: string, property: `--${string}`, phone: number, desktop: number) =>
  ({
    master: `layers/${name}`,
    property,
    width: { phone, desktop },
    kind: 'colour',
    quality: 36,
    budget: { phone: 30 * kB, desktop: 60 * kB },
  }) as const satisfies LayerSettings;
/** Both pairs are for phones and for desktop: widths in pixels, budgets in kB. */
const shade = (
  master: string,
  property: `--${string}`,
  [phone, desktop]: readonly [number, number],
  [phoneBudget, desktopBudget]: readonly [number, number],
): LayerSettings => ({
  master,
  property,
  width: { phone, desktop },
  kind: 'shade',
  quality: 46,
  budget: { phone: phoneBudget * kB, desktop: desktopBudget * kB },
});

export const layers: readonly LayerSettings[] = [
  // The ground of the first screen, where seams between its tiles show at the usual desktop quality.
  { ...ground('soil', 34), desktopQuality: 48, budget: { phone: 26 * kB, desktop: 60 * kB } },
  ground('clay', 45),
  ground('obsidian', 58),
  ground('oak', 50),
  ground('limewash', 46),
  ground('ash', 38),
  ground('ferment', 35),
  ...[1, 2, 3, 4, 5, 6].map((shape): LayerSettings => ({
    master: `layers/edge-${shape}`,
    property: `--edge-${shape}`,
    // The phone's width must equal `--edge-width` in styles/base.scss: phones show an edge at that width, in CSS pixels.
    width: { phone: 768, desktop: 2880 },
    middleOf: 1440,
    kind: 'mask',
    quality: 60,
    budget: { phone: 8 * kB, desktop: 31 * kB },
  })),
  gold('gold', '--gold-metal', 400, 800),
  gold('vein', '--vein-tile', 168, 280),
  gold('fault', '--split-vein', 212, 340),
  gold('lode', '--lode', 1440, 1440),
  gold('lode-phone', '--lode-phone', 640, 640),
  gold('roots', '--roots', 720, 1200),
  ...['wide', 'flat'].map((view): LayerSettings => ({
    master: `hero-${view}-front`,
    property: `--hero-${view}-front`,
    width: { phone: 1440, desktop: 1440 },
    kind: 'soft-mask',
    quality: 50,
    budget: { phone: 25 * kB, desktop: 25 * kB },
  })),
  {
    master: 'hero-tall-front',
    property: '--hero-tall-front',
    width: { phone: 720, desktop: 720 },
    kind: 'soft-mask',
    quality: 38,
    budget: { phone: 9 * kB, desktop: 9 * kB },
  },
  shade('plata-shadow', '--leaf-shadow', [600, 1200], [12, 30]),
  shade('plata-contact', '--contact-shadow', [600, 1000], [3, 5]),
];
