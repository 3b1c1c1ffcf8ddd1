import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageEntry } from '../../content/images/image-entry';
import type { PictureSettings } from './pictures';

const masterTypes = ['.webp', '.png', '.avif', '.jpg'];

/**
 * The content of a master in `art/masters`, by its name without ending.
 * @throws when there is none, or more than one.
 */
export async function readMaster(name: string): Promise<Buffer> {
  const folder = path.join('art/masters', path.dirname(name));
  const found = (await readdir(folder)).filter((file) => {
    const { name: stem, ext } = path.parse(file);
    return stem === path.basename(name) && masterTypes.includes(ext);
  });
  if (found.length !== 1)
    throw new Error(
      `${folder} must hold one master named ${name} (${masterTypes.join(', ')}) and holds ${found.length}`,
    );
  return readFile(path.join(folder, found[0] ?? ''));
}

/** What is measured of a master before it is packed. */
export interface Master {
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
}

type Before = Pick<ImageEntry, 'width' | 'height' | 'widths'>;

/** How much a picture's proportions may change before a note is printed. */
const sameShape = 0.05;

/** Why a master cannot replace the one before it; `undefined` if it can. */
export function masterProblem(
  { width, opaque }: Master,
  { widths, cutout }: Pick<PictureSettings, 'widths' | 'cutout'>,
  before: Before | undefined,
): string | undefined {
  const needed = Math.min(Math.max(...widths), Math.max(0, ...(before?.widths ?? [])));
  if (width < needed) {
    return `the master is ${width} px wide, and the page is served ${needed} px of it: put in one that is at least as wide`;
  }
  if (!opaque && !cutout) {
    return 'the master is transparent in places, and nothing shows behind this picture: fill its ground';
  }
  return undefined;
}

/** What to look at, where a master has another shape than the one before it. */
export function shapeNote(master: Master, before: Before | undefined): string | undefined {
  if (!before) return undefined;
  const change = master.width / master.height / (before.width / before.height);
  if (Math.abs(change - 1) <= sameShape) return undefined;
  return `${before.width} × ${before.height} px before, ${master.width} × ${master.height} px now: the page crops it anew, so look at it at every width`;
}
