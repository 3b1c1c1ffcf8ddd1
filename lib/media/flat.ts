import { breakpoint, flatFrom } from '@/styles/tokens/tokens';

/** The media condition that the mixin `desktop-flat` of `styles/_mixins.scss` writes. */
export const flatDesktop = `(min-width: ${breakpoint.desktop}px) and (min-aspect-ratio: ${flatFrom})`;
