/** Widths in CSS pixels at which layouts change. `phone` is § 9's narrow-screen breakpoint. */
export const breakpoint = {
  /** Below it a phone is too narrow for words that do not shrink with the drawing. */
  narrow: 376,
  phone: 768,
  serves: 992,
  desktop: 1024,
  servesWide: 1200,
  wide: 1600,
} as const;

/** Stacking order, lowest first; the generator numbers them. */
export const layer = [
  'ground',
  'letters',
  'front',
  'edge',
  'depth',
  'vein',
  'footer',
  'lode',
  'invitation',
  'header',
  'intro',
] as const;
