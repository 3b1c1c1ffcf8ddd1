import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Serves } from '../../content/schema/serves';
import { recipeImagesOf, recipeShapes } from '../../content/serves';
import { hashOf } from './encode';
import { readMaster } from './masters';

const { list } = JSON.parse(readFileSync('content/words/en/home/serves.json', 'utf8')) as Serves;

/** Each serve's picture in the shapes that search engines ask for: its middle, where the glass stands. */
export const recipeImages = list.flatMap((serve) =>
  recipeShapes.map(({ width, height }, index) => ({
    address: recipeImagesOf(serve)[index] ?? '',
    inputs: async () =>
      JSON.stringify([width, height, hashOf(await readMaster(serve.picture.name))]),
    make: async () =>
      sharp(await readMaster(serve.picture.name))
        .resize({ width, height, fit: 'cover', position: 'centre' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
  })),
);
