import type { CheerioAPI } from 'cheerio';
import { languages } from '../../content/languages';

const isChunk = (address = '') =>
  languages.some(({ prefix }) => address.startsWith(`${prefix}/_next/static/`));

/**
 * Takes Next's script elements and their preloads out of a page, and writes a list of their addresses at its end, from
 * which the page script runs them after the first paint (`components/layout/page-script/scripts.ts`). What is in the
 * scripts, and Next's inline data, stays as it is.
 */
export function deferScripts($: CheerioAPI): void {
  $('link[rel=preload][as=script]').remove();
  const scripts = $('script[src]');
  const other = scripts.filter((_, script) => !isChunk(script.attribs.src)).attr('src');
  if (other !== undefined) throw new Error(`the page has a script that is not Next’s: ${other}`);
  // Without those for browsers that have no modules: they cannot show this site's styles either.
  const addresses = scripts.not('[nomodule]').map((_, script) => script.attribs.src);
  scripts.remove();
  if (addresses.length === 0)
    throw new Error('the page has no scripts of Next: has its form changed?');
  const list = JSON.stringify([...new Set(addresses)]);
  $('<script id="held-scripts" type="application/json">').text(list).appendTo('body');
}
