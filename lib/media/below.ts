import { breakpoint } from '@/styles/tokens/tokens';

/**
 * The media condition for windows narrower than a breakpoint, or than a width in px. It is the one that the
 * mixins of `styles/mixins/_windows.scss` write, so that pictures and layouts change together.
 */
export function below(width: keyof typeof breakpoint | number): string {
  // Less than a whole pixel below, because widths are fractional in a zoomed window.
  return `(max-width: ${(typeof width === 'number' ? width : breakpoint[width]) - 0.02}px)`;
}
