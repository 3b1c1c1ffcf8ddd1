import { breakpoint, flat } from '@/styles/tokens/tokens';

/** The media condition that the mixin `desktop-flat-or-low` of `styles/mixins/_windows.scss` writes. */
export const flatWindow =
  `(min-width: ${breakpoint.desktop}px) and (min-aspect-ratio: ${flat.from}) and ` +
  `((height < ${flat.height}px) or (min-aspect-ratio: ${flat.high})), ` +
  '(width >= 560px) and (height <= 480px)';
