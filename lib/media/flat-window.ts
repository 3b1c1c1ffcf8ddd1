import { breakpoint, flatWindow, landscapePhone } from '@/styles/tokens/tokens';

/** The media query of the mixin `desktop-flat-or-landscape-phone` in `styles/mixins/_windows.scss`, for pictures. */
export const flatWindowMedia =
  `(min-width: ${breakpoint.desktop}px) and (min-aspect-ratio: ${flatWindow.from}) and ` +
  `((height < ${flatWindow.height}px) or (min-aspect-ratio: ${flatWindow.high})), ` +
  `(width >= ${landscapePhone.width}px) and (height <= ${landscapePhone.height}px)`;
