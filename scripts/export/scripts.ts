import { languages } from '../../content/languages';
import {
  appendToBody,
  attribute,
  createElement,
  elementsNamed,
  remove,
  type HtmlDocument,
} from './html';

const isChunk = (address: string | undefined) =>
  languages.some(({ prefix }) => address?.startsWith(`${prefix}/_next/static/`));

/**
 * Takes Next's script elements and their preloads out of a page, and writes a list of their addresses at its end, from
 * which the page script runs them after the first paint (`components/layout/page-script/scripts.ts`). What is in the
 * scripts, and Next's inline data, stays as it is.
 */
export function deferScripts(page: HtmlDocument): void {
  for (const link of elementsNamed(page, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script') remove(link);
  }
  const scripts = elementsNamed(page, 'script').filter((script) => attribute(script, 'src'));
  const other = scripts.find((script) => !isChunk(attribute(script, 'src')));
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
  const list = { id: 'held-scripts', type: 'application/json' };
  appendToBody(page, createElement('script', list, JSON.stringify([...addresses])));
}
