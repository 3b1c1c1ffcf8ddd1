import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hashOf, type Format } from './encode';
import { layers, type LayerSettings } from './layers';
import { readMaster } from './masters';
import { pictures, type PictureSettings } from './pictures';

export const packedFolder = 'public/images';

/** Raise it when the encoding changes, so that every file is made again under a new name. */
const pipeline = 2;

interface PlannedFile {
  /** It carries the key of its master and settings, so that it can be cached for good. */
  readonly file: string;
  readonly width: number;
  readonly format: Format;
  /** Heaviest allowed, in bytes. Only what is served first has one: AVIF, or WebP where a mask has no other. */
  readonly budget?: number;
}

/** The files that follow from a master and its settings; nothing is encoded to know them. */
export interface Plan<Settings> {
  readonly master: string;
  readonly settings: Settings;
  readonly key: string;
  /** Of the master, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PlannedFile[];
}

export interface Plans {
  readonly pictures: readonly Plan<PictureSettings>[];
  readonly layers: readonly Plan<LayerSettings>[];
}

const layerFormats: Readonly<Record<LayerSettings['kind'], readonly Format[]>> = {
  colour: ['avif', 'webp'],
  mask: ['webp'],
  'soft-mask': ['webp', 'avif'],
  shade: ['avif', 'webp'],
};

/** None wider than the master is. */
function widthsWithin(widths: readonly number[], own: number): number[] {
  const fitting = widths.filter((width) => width <= own);
  const largest = widths.at(-1) ?? own;
  return own < largest && !fitting.includes(own) ? [...fitting, own] : fitting;
}

async function plan<Settings extends object>(
  master: string,
  settings: Settings,
  widthsOf: (own: number) => readonly number[],
  formats: readonly Format[],
  budgetOf: (width: number) => number,
): Promise<Plan<Settings>> {
  const content = await readMaster(master);
  const { width = 0, height = 0 } = await sharp(content).metadata();
  const key = hashOf(hashOf(content) + JSON.stringify({ pipeline, ...settings }));
  const first = formats.includes('avif') ? 'avif' : 'webp';
  const files = widthsOf(width).flatMap((wide) =>
    formats.map((format) => ({
      file: `${path.basename(master)}-${wide}.${key}.${format}`,
      width: wide,
      format,
      ...(format === first ? { budget: budgetOf(wide) } : {}),
    })),
  );
  return { master, settings, key, width, height, files };
}

/** The plans of all pictures and layers. Throws where a master is missing. */
export async function planAll(): Promise<Plans> {
  return {
    pictures: await Promise.all(
      pictures.map((settings) =>
        plan(
          settings.name,
          settings,
          (own) => widthsWithin(settings.widths, own),
          settings.cutout ? ['avif', 'webp'] : ['avif', 'webp', 'jpeg'],
          (width) => settings.budget[width <= settings.phoneWidth ? 'phone' : 'desktop'],
        ),
      ),
    ),
    layers: await Promise.all(
      layers.map((settings) =>
        plan(
          settings.master,
          settings,
          () => [...new Set([settings.width.phone, settings.width.desktop])],
          layerFormats[settings.kind],
          (width) => settings.budget[width < settings.width.desktop ? 'phone' : 'desktop'],
        ),
      ),
    ),
  };
}

/** Whether all of its files have been made. */
export const isPacked = ({ files }: Plan<object>): boolean =>
  files.every(({ file }) => existsSync(path.join(packedFolder, file)));
