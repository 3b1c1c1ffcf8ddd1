import { breakpoint } from '@/styles/tokens/tokens';

/**
 * The media condition of all windows narrower than a breakpoint, or than so many pixels: the same
 * one that the mixins of `styles/_mixins.scss` write, so that pictures and layouts change together.
 */
export function below(width: keyof typeof breakpoint | number): string {
  // Not a whole pixel less: a zoomed window can be a part of a pixel wide.
  return `(max-width: ${(typeof width === 'number' ? width : breakpoint[width]) - 0.02}px)`;
}
