import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible, ending } from '../../hosting/content-types';
import { filesIn } from './files';

/** Writes `file.br` and `file.gz` beside a file, at the highest levels: compressed once, sent many times. */
async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses every file below `root` whose kind gains by it. */
export async function compressAll(root: string): Promise<void> {
  const files = filesIn(root).filter((file) => compressible.has(ending(file)));
  await Promise.all(files.map((file) => compress(join(root, file))));
}
