import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { pageFonts, pageStyles } from '../../server/assets';

/**
 * Makes the receiver for Cloudflare one file, and puts the files of its pages beside it.
 * @param path where it takes enquiries
 */
export async function writeWorker(folder: string, path: string): Promise<void> {
  const assets = join(folder, 'assets', path);
  await mkdir(assets, { recursive: true });
  await Promise.all([
    build({
      entryPoints: ['server/worker.ts'],
      outfile: join(folder, 'worker.js'),
      bundle: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['worker'],
    }),
    writeFile(join(assets, 'page.css'), await pageStyles()),
    ...pageFonts.map((font) => copyFile(font, join(assets, basename(font)))),
  ]);
}
