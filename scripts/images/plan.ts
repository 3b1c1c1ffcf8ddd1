import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hashOf, type Format } from './encode';
import { layers, type LayerSettings } from './layers';
import { readMaster } from './masters';
import { pictures, type PictureSettings } from './pictures';

export const packedFolder = 'public/images';

/** Part of every hash: raise this number when the encoding changes, so that every file is made again under a new name. */
const pipelineVersion = 2;

interface PlannedFile {
  /** The file's name contains the plan's hash, so that it can be cached for good. */
  readonly file: string;
  readonly width: number;
  readonly format: Format;
  /** Largest allowed size in bytes, only of the format served first: AVIF, or WebP where a mask has no AVIF. */
  readonly budget?: number;
}

/** The files that follow from a master and its settings; nothing is encoded to know them. */
export interface Plan<Settings> {
  readonly master: string;
  readonly settings: Settings;
  /** Of the master's content and the settings. */
  readonly hash: string;
  /** The master's size in pixels. */
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

/** The widths that the master is wide enough for, and its own width if it is narrower than the largest. */
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
  const hash = hashOf(hashOf(content) + JSON.stringify({ pipeline: pipelineVersion, ...settings }));
  const first = formats.includes('avif') ? 'avif' : 'webp';
  const files = widthsOf(width).flatMap((fileWidth) =>
    formats.map((format) => ({
      file: `${path.basename(master)}-${fileWidth}.${hash}.${format}`,
      width: fileWidth,
      format,
      ...(format === first ? { budget: budgetOf(fileWidth) } : {}),
    })),
  );
  return { master, settings, hash, width, height, files };
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

/** Whether every file of the plan exists. */
export const isPacked = ({ files }: Plan<object>): boolean =>
  files.every(({ file }) => existsSync(path.join(packedFolder, file)));
