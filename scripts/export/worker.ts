import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { pageFonts, pageStyles } from '../../server/app';
import { additions, schemaScript } from '../../server/enquiries/tables';

/** The columns that a version added, as D1 adds them. */
const add = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, type]) => `ALTER TABLE enquiry ADD COLUMN "${name}" ${type};\n`)
    .join('');

/** One file per version, in order: D1 remembers by name which ones it has applied. */
const migrationFiles = {
  '0001_enquiries.sql': schemaScript,
  '0002_language.sql': add(additions[0]),
  '0003_doubtful.sql': add(additions[1]),
  '0004_about.sql': add(additions[2]),
};

/**
 * Bundles the receiver for Cloudflare into one file, and puts its tables and the files of its pages beside it.
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
      // A Worker has no `process`. It answers in every language, and writes to the brand in the first.
      define: { 'process.env.NEXT_PUBLIC_LANGUAGE': 'undefined' },
    }),
    ...Object.entries(migrationFiles).map(([name, sql]) => writeFile(join(migrations, name), sql)),
    writeFile(join(assets, 'page.css'), await pageStyles()),
    ...pageFonts.map((font) => copyFile(font, join(assets, basename(font)))),
  ]);
}
