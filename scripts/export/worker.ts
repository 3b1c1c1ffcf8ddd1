import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { pageFonts, pageStyles } from '../../server/app';
import { schemaScript } from '../../server/enquiries/store';

/**
 * Makes the receiver for Cloudflare one file, and puts its tables and the files of its pages beside it.
 * @param path where it takes enquiries
 */
export async function writeWorker(folder: string, path: string): Promise<void> {
  const assets = join(folder, 'assets', path);
  const migrations = join(folder, 'migrations');
  await mkdir(assets, { recursive: true });
  await mkdir(migrations, { recursive: true });
  await Promise.all([
    build({
      entryPoints: ['server/worker.ts'],
      outfile: join(folder, 'worker.js'),
      bundle: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['worker'],
    }),
    writeFile(join(migrations, '0001_enquiries.sql'), schemaScript),
    writeFile(join(assets, 'page.css'), await pageStyles()),
    ...pageFonts.map((font) => copyFile(font, join(assets, basename(font)))),
  ]);
}
