import { attribute, elementsNamed, remove, textOf, type HtmlDocument } from './html';
import { joinPayload, readSegment, type Segment } from './payload';

/** What was in one page's script elements of Next. */
export type PageScripts = {
  /** Addresses of the page's chunks, in document order. */
  sources: string[];
  /** The page's flight payload. */
  payload: string;
};

const chunks = '/_next/static/';

/**
 * Removes Next's chunks, their preloads and the flight payload from a page, for the loader to bring after the
 * first paint. Other inline scripts stay. Polyfills for browsers without modules are dropped: those browsers
 * cannot show this site's CSS either.
 */
export function takeScripts(page: HtmlDocument): PageScripts {
  const sources: string[] = [];
  const segments: Segment[] = [];

  for (const link of elementsNamed(page, 'link')) {
    const isScript =
      attribute(link, 'as') === 'script' || attribute(link, 'rel') === 'modulepreload';
    if (isScript && attribute(link, 'href')?.startsWith(chunks)) remove(link);
  }
  for (const script of elementsNamed(page, 'script')) {
    const source = attribute(script, 'src');
    if (source?.startsWith(chunks)) {
      if (attribute(script, 'nomodule') === undefined && !sources.includes(source)) {
        sources.push(source);
      }
      remove(script);
    } else if (!source) {
      const segment = readSegment(textOf(script));
      if (!segment) continue;
      segments.push(segment);
      remove(script);
    }
  }
  return { sources, payload: joinPayload(segments) };
}

const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Asks V8 to compile a whole script while it downloads, on another thread, instead of function by function on
 * the page's: nearly all of these scripts runs at once.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function withCompileHint(code: string): string {
  return `${compileHint}\n${code}`;
}
