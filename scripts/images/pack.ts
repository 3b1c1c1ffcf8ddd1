import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  encode,
  encodeMask,
  encodeShade,
  encodeSoftMask,
  encodeWithin,
  hashOf,
  shrunkLayer,
  standIn,
  type Format,
} from './encode';
import type { LayerSettings } from './layers';
import { masterProblem, shapeNote } from './masters';
import type { PictureSettings } from './pictures';
import { folders, masterPath, type Packed, type PackedFile } from './record';

/** Raise it when the encoding changes, so that every file is made again under a new name. */
const pipeline = 2;

const keyOf = (master: Buffer, settings: object) =>
  hashOf(hashOf(master) + JSON.stringify({ pipeline, ...settings }));

type Keep = (width: number, format: Format, content: Buffer) => Promise<PackedFile>;

/** Keeps the files of one picture under its name and its key. */
function keeper(name: string, key: string): Keep {
  return async (width, format, content) => {
    const file = `${name}-${width}.${key}.${format}`;
    await writeFile(path.join(folders.packed, file), content);
    return { file, hash: hashOf(content), format, width, bytes: content.length };
  };
}

async function stillThere(packed: Packed): Promise<boolean> {
  const sizes = await Promise.all(
    packed.files.map(({ file }) => stat(path.join(folders.packed, file)).catch(() => undefined)),
  );
  return packed.files.every(({ bytes }, index) => sizes[index]?.size === bytes);
}

/** What a master and its settings come to, without encoding anything. */
export async function keyFor(master: string, settings: object): Promise<string> {
  return keyOf(await readFile(await masterPath(master)), settings);
}

async function packOnce(
  master: string,
  settings: object,
  before: Packed | undefined,
  make: (content: Buffer, width: number, keep: Keep) => Promise<PackedFile[]>,
): Promise<{ packed: Packed; made: boolean }> {
  const content = await readFile(await masterPath(master));
  const key = keyOf(content, settings);
  if (before?.key === key && (await stillThere(before))) return { packed: before, made: false };
  const { width = 0, height = 0 } = await sharp(content).metadata();
  const files = await make(content, width, keeper(path.basename(master), key));
  return { packed: { key, width, height, ...(await standIn(content)), files }, made: true };
}

/** The widths to make of a master: none wider than it is. */
const widthsWithin = (widths: readonly number[], own: number) => {
  const fitting = widths.filter((width) => width <= own);
  const largest = widths.at(-1) ?? own;
  return own < largest && !fitting.includes(own) ? [...fitting, own] : fitting;
};

/** Every width and format of a picture; `before` is given back where nothing has changed. */
export function packPicture(settings: PictureSettings, before: Packed | undefined) {
  const { name, widths, phoneWidth, budget, quality, cutout = false } = settings;
  return packOnce(name, settings, before, async (content, own, keep) => {
    const { height = 0 } = await sharp(content).metadata();
    const master = { width: own, height, opaque: (await sharp(content).stats()).isOpaque };
    const problem = masterProblem(master, settings, before);
    if (problem) throw new Error(problem);
    const note = shapeNote(master, before);
    if (note) console.warn(`${name}: ${note}`);
    const files: PackedFile[] = [];
    for (const width of widthsWithin(widths, own)) {
      const limit = width <= phoneWidth ? budget.phone : budget.desktop;
      const avif = await encodeWithin(content, width, quality, limit);
      files.push(await keep(width, 'avif', avif.content));
      for (const format of cutout ? (['webp'] as const) : (['webp', 'jpeg'] as const)) {
        files.push(await keep(width, format, await encode(content, width, format, avif.quality)));
      }
    }
    return files;
  });
}

/** Every width and format of a layer; `before` is given back where nothing has changed. */
export function packLayer(settings: LayerSettings, before: Packed | undefined) {
  const { master, width: wanted, middleOf, kind, quality, budget } = settings;
  return packOnce(master, settings, before, async (content, own, keep) => {
    const files: PackedFile[] = [];
    for (const width of new Set([wanted.phone, wanted.desktop])) {
      const limit = width === wanted.desktop ? budget.desktop : budget.phone;
      if (width > own) throw new Error(`${master} is narrower than ${width} px`);
      if (kind === 'mask' || kind === 'soft-mask') {
        const whole = width === wanted.phone ? middleOf : undefined;
        files.push(await keep(width, 'webp', await encodeMask(content, width, whole)));
      }
      if (kind === 'soft-mask') {
        files.push(await keep(width, 'avif', await encodeSoftMask(content, width, quality)));
      }
      if (kind === 'shade') {
        for (const format of ['avif', 'webp'] as const) {
          files.push(await keep(width, format, await encodeShade(content, width, format, quality)));
        }
      }
      if (kind === 'colour') {
        const layer = await shrunkLayer(content, width);
        const wish = width === wanted.desktop ? (settings.desktopQuality ?? quality) : quality;
        const avif = await encodeWithin(layer, width, wish, limit);
        files.push(await keep(width, 'avif', avif.content));
        files.push(await keep(width, 'webp', await encode(layer, width, 'webp', wish - 14)));
      }
    }
    return files;
  });
}
