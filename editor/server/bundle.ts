import path from 'node:path';
import { build } from 'esbuild';

/** The two pages' scripts and styles, by their addresses. */
export async function bundlePages(): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = 'editor/app';
  const { outputFiles } = await build({
    entryPoints: { forms: `${folder}/forms.tsx`, desk: `${folder}/desk.tsx` },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/edit',
    write: false,
    minify: true,
    jsx: 'automatic',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_LANGUAGE': '"en"' },
    loader: { '.woff2': 'dataurl' },
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [`/edit/${path.basename(file)}`, contents]),
  );
}

/** The page that loads one of them. */
export const pageOf = (name: 'desk' | 'forms', title: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/edit/${name}.css">` +
  `<div id="root"></div><script type="module" src="/edit/${name}.js"></script></html>`;
