import type { PictureSettings } from './pictures';
import type { Packed } from './record';

/** What is asked of a master before anything is made of it. */
export interface Master {
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
}

/** By how much a picture's shape may differ from its predecessor's before it is said. */
const sameShape = 0.05;

const widest = (widths: readonly number[]) => Math.max(0, ...widths);
const shape = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width / height;

/** Why a master cannot take the place of the one before it; `undefined` if it can. */
export function masterProblem(
  { width, opaque }: Master,
  { widths, cutout }: Pick<PictureSettings, 'widths' | 'cutout'>,
  before: Packed | undefined,
): string | undefined {
  const needed = Math.min(widest(widths), widest(before?.files.map((file) => file.width) ?? []));
  if (width < needed) {
    return `the master is ${width} px wide, and the page is served ${needed} px of it: put in one that is at least as wide`;
  }
  if (!opaque && !cutout) {
    return 'the master is transparent in places, and nothing shows behind this picture: fill its ground';
  }
  return undefined;
}

/** What to look at, where a master has another shape than the one before it. */
export function shapeNote(master: Master, before: Packed | undefined): string | undefined {
  if (!before || Math.abs(shape(master) / shape(before) - 1) <= sameShape) return undefined;
  return `${before.width} × ${before.height} px before, ${master.width} × ${master.height} px now: the page crops it anew, so look at it at every width`;
}
