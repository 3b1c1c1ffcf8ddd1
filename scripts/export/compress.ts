import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible, ending } from '../../hosting/content-types';
import { isLot, routeOf } from '../../hosting/routes';
import { filesIn } from './files';
import { forEachConcurrently } from './concurrently';

/** The highest level: compressed once, sent many times. Pages of lots are thousands, each seldom sent. */
const [best, quick] = [constants.BROTLI_MAX_QUALITY, 9];

/** Writes `file.br` and `file.gz` beside a file. */
async function compress(file: string, quality: number): Promise<void> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses every file below `root` whose kind gains by it. */
export async function compressAll(root: string): Promise<void> {
  const files = filesIn(root).filter((file) => compressible.has(ending(file)));
  await forEachConcurrently(files, (file) =>
    compress(join(root, file), isLot(routeOf(file)) ? quick : best),
  );
}
