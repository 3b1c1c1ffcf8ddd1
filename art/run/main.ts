/**
 * Renders one picture into `art/masters`: `npm run art -- NAME`, or `--draft NAME` for a quick look that
 * stays in `art/.cache`. `--fresh` renders again what the cache holds; no name lists the pictures.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from './pictures';
import { passFile, renderPass, seedFile } from './render';
import { cache, missingPackages, runTool } from './tools';
import type { Master, Picture } from './types';
import { fetchWeights } from './weights';
import { readArguments } from '../../scripts/run/arguments';

const masters = path.resolve('art/masters');

async function writeMaster(stem: string, { from, to, as, height }: Master): Promise<void> {
  const target = path.join(masters, to);
  if (as === 'copy') {
    await copyFile(stem + from, target);
    return;
  }
  const image = height ? sharp(stem + from).resize({ height }) : sharp(stem + from);
  if (as === 'grey') await image.toColourspace('b-w').png({ compressionLevel: 9 }).toFile(target);
  else await image.webp({ quality: as.quality, effort: 5, smartSubsample: true }).toFile(target);
  console.log(`art/masters/${to}`);
}

async function makePicture(picture: Picture, draft: boolean, fresh: boolean): Promise<void> {
  const stem = path.join(cache, `${draft ? 'draft-' : ''}picture-${picture.name}`);
  for (const pass of picture.passes) await renderPass(pass, { draft, fresh });
  const fill = (text: string) =>
    text
      .replace(/^\$out/, stem)
      .replace(/^\$([a-z-]+)(?:#(\d+))?$/, (_, pass: string, seed?: string) => {
        const file = passFile(pass, draft);
        return seed ? seedFile(file, Number(seed)) : file;
      });
  for (const { tool, args } of picture.steps) await runTool(tool, args.map(fill));
  if (draft) console.log(`A draft: ${stem}.png`);
  else for (const master of picture.masters) await writeMaster(stem, master);
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const picture = pictures.find(({ name }) => name === positionals[0]);
const missing = missingPackages();
if (!picture) {
  console.log(`Name one of: ${pictures.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(`Rendering needs: apt-get install -y --no-install-recommends ${missing.join(' ')}`);
  process.exitCode = 1;
} else {
  await mkdir(cache, { recursive: true });
  await mkdir(masters, { recursive: true });
  await fetchWeights();
  await makePicture(picture, values.draft, values.fresh);
}
