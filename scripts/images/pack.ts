import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { images } from '../../content/images/manifest';
import type { ImageEntry } from '../../content/images/image-entry';
import {
  encode,
  encodeMask,
  encodeShade,
  encodeSoftMask,
  encodeWithin,
  shrunkLayer,
  type Format,
} from './encode';
import type { LayerSettings } from './layers';
import { masterProblem, readMaster, shapeNote } from './masters';
import type { PictureSettings } from './pictures';
import { packedFolder, type Plan } from './plan';

/** The pictures as they were packed last, by name. */
export const packedBefore: Readonly<Record<string, ImageEntry | undefined>> = images;

async function writePlanned(
  { files }: Plan<object>,
  width: number,
  format: Format,
  content: Buffer,
) {
  const planned = files.find((file) => file.width === width && file.format === format);
  if (!planned) throw new Error(`no ${format} of ${width} px is planned`);
  await writeFile(path.join(packedFolder, planned.file), content);
  console.log(`${planned.file}: ${content.length}`);
}

/** Makes every file of a picture. Throws where its master cannot be shown. */
export async function packPicture(plan: Plan<PictureSettings>): Promise<void> {
  const { settings, width: own, height } = plan;
  const { name, phoneWidth, budget, quality } = settings;
  const content = await readMaster(name);
  const master = { width: own, height, opaque: (await sharp(content).stats()).isOpaque };
  const problem = masterProblem(master, settings, packedBefore[name]);
  if (problem) throw new Error(problem);
  const note = shapeNote(master, packedBefore[name]);
  if (note) console.warn(`${name}: ${note}`);
  for (const width of new Set(plan.files.map((file) => file.width))) {
    const limit = width <= phoneWidth ? budget.phone : budget.desktop;
    const avif = await encodeWithin(content, width, quality, limit);
    await writePlanned(plan, width, 'avif', avif.content);
    for (const format of settings.cutout ? (['webp'] as const) : (['webp', 'jpeg'] as const))
      await writePlanned(plan, width, format, await encode(content, width, format, avif.quality));
  }
}

/** Makes every file of a layer. */
export async function packLayer(plan: Plan<LayerSettings>): Promise<void> {
  const { master, width: wanted, middleOf, kind, quality, budget, desktopQuality } = plan.settings;
  const content = await readMaster(master);
  for (const width of new Set([wanted.phone, wanted.desktop])) {
    if (width > plan.width) throw new Error(`the master is narrower than ${width} px`);
    if (kind === 'mask' || kind === 'soft-mask') {
      const whole = width === wanted.phone ? middleOf : undefined;
      await writePlanned(plan, width, 'webp', await encodeMask(content, width, whole));
    }
    if (kind === 'soft-mask')
      await writePlanned(plan, width, 'avif', await encodeSoftMask(content, width, quality));
    if (kind === 'shade') {
      for (const format of ['avif', 'webp'] as const)
        await writePlanned(plan, width, format, await encodeShade(content, width, format, quality));
    }
    if (kind === 'colour') {
      const isDesktop = width === wanted.desktop;
      const wish = isDesktop ? (desktopQuality ?? quality) : quality;
      const limit = isDesktop ? budget.desktop : budget.phone;
      const layer = await shrunkLayer(content, width);
      await writePlanned(
        plan,
        width,
        'avif',
        (await encodeWithin(layer, width, wish, limit)).content,
      );
      await writePlanned(plan, width, 'webp', await encode(layer, width, 'webp', wish - 14));
    }
  }
}
