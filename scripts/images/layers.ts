/** Bands, edges and gold: what `styles/textures/_generated.scss` offers as custom properties. */
export interface LayerSettings {
  /** The file in `art/masters/layers`, or in `art/masters` for masks cut from a picture. */
  readonly master: string;
  /** The custom property. */
  readonly property: `--${string}`;
  /** Widths in pixels for phones and for larger screens. */
  readonly width: { readonly phone: number; readonly desktop: number };
  /** Where the phone's file is only the middle of a mask: how wide, in pixels, the whole would be. */
  readonly middleOf?: number;
  /**
   * `colour` is AVIF with a WebP fallback; `mask` is WebP whose alpha alone counts; `soft-mask` is
   * both, for masks without razor-sharp edges; `shade` is a picture of shadows on white as black that
   * lets through what lies under it.
   */
  readonly kind: 'colour' | 'mask' | 'soft-mask' | 'shade';
  /** AVIF's quality; WebP follows it. */
  readonly quality: number;
  /**
   * AVIF’s quality for larger screens, where it differs: phones fetch theirs with the first load.
   */
  readonly desktopQuality?: number;
  /** Heaviest file in bytes, as served first (AVIF or mask). */
  readonly budget: { readonly phone: number; readonly desktop: number };
}

const kB = 1000;
const tile = { phone: 640, desktop: 960 };
const ground = (name: string, quality: number): LayerSettings => ({
  master: `layers/${name}`,
  property: `--ground-${name}`,
  width: tile,
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
/** Widths in pixels and budgets in kB, for phones and for larger screens. */
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
  // The ground of the first screen: its tiles show seams where they are compressed harder.
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
    // No phone shows more of an edge; `--edge-width` in styles/base.scss must agree.
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
