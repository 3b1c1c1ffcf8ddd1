import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** The most the loader may weigh in every page, in bytes of brotli. */
const loaderLimit = 1040;

/** The loader as one minified statement for an inline script. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/export/loader/entry.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    // The project's own settings would add "use strict" to every page. Nothing here depends on it.
    tsconfigRaw: {},
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  const weight = brotliCompressSync(code).length;
  if (!code || weight > loaderLimit) {
    throw new Error(`the loader weighs ${weight} bytes; the limit is ${loaderLimit}`);
  }
  return code;
}
