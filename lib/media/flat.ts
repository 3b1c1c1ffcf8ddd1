import { breakpoint, flat, low } from '@/styles/tokens/tokens';

/** The media condition that the mixin `desktop-flat-or-low` of `styles/mixins/_windows.scss` writes. */
export const flatWindow =
  `(min-width: ${breakpoint.desktop}px) and (min-aspect-ratio: ${flat.from}) and ` +
  `((height < ${flat.height}px) or (min-aspect-ratio: ${flat.high})), ` +
  `(width >= ${low.width}px) and (height <= ${low.height}px)`;
