import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compile } from 'sass';

/** The style sheet has the tokens of the site, which are Sass. */
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

/** The program’s script and style, by their addresses. */
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

/** The page that loads it. */
export const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Words and pictures</title>' +
  '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/edit/program.css">' +
  '<div id="root"></div><script type="module" src="/edit/program.js"></script></html>';
