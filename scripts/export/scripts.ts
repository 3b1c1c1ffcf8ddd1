import { buildSync } from 'esbuild';
import {
  appendToBody,
  attribute,
  createElement,
  elementsNamed,
  remove,
  type HtmlDocument,
} from './html';

const chunks = '/_next/static/';

/** The loader as a browser runs it. */
const bundled = buildSync({
  entryPoints: ['scripts/export/loader.ts'],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  write: false,
});
const loader = bundled.outputFiles.map(({ text }) => text).join('');

/**
 * Takes Next's script elements and their preloads out of a page, and puts the loader at its end, which brings
 * them after the first paint. What is in the scripts, and Next's inline data, stays as it is.
 */
export function deferScripts(page: HtmlDocument): void {
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script') remove(link);
  }
  const scripts = elementsNamed(page, 'script').filter((script) => attribute(script, 'src'));
  const other = scripts.find((script) => !attribute(script, 'src')?.startsWith(chunks));
  if (other)
    throw new Error(`the page has a script that is not Next’s: ${attribute(other, 'src')}`);
  const addresses = new Set<string>();
  for (const script of scripts) {
    // For browsers without modules, which cannot show this site's styles either.
    if (attribute(script, 'nomodule') === undefined) addresses.add(attribute(script, 'src') ?? '');
    remove(script);
  }
  if (addresses.size === 0)
    throw new Error('the page has no scripts of Next: has its form changed?');
  appendToBody(page, createElement('script', { 'data-scripts': [...addresses].join(' ') }, loader));
}
