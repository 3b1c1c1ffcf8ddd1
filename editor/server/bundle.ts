import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'sass';

/** The editor's style sheet uses the site's design tokens, which are Sass. */
const sass: Plugin = {
  name: 'sass',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path: file }) => ({
      contents: compile(file).css,
      loader: 'css',
      resolveDir: path.dirname(file),
    }));
  },
};

/** The editor's script and style sheet, by their URL paths. */
export async function bundleProgram(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: ['editor/app/program.tsx'],
    bundle: true,
    format: 'esm',
    outdir: '/edit',
    write: false,
    minify: true,
    jsx: 'automatic',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_LANGUAGE': '"en"' },
    loader: { '.woff2': 'dataurl' },
    alias: { '@codemirror/language-data': './editor/writing/no-languages.ts' },
    plugins: [sass],
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [`/edit/${path.basename(file)}`, contents]),
  );
}

/** The HTML page that loads them. */
export const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Words and pictures</title>' +
  '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/edit/program.css">' +
  '<div id="root"></div><script type="module" src="/edit/program.js"></script></html>';
