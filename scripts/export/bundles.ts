import { createHash } from 'node:crypto';
import { handOver } from './payload';
import { withoutSentinelStacks, withoutUnheardEvents } from './react';

/** One script file of the export that stands for several of Next's chunks. */
export type Bundle = { name: string; code: string };

/** The bundles of every page: `shared` once, and one of its own for a page that needs more. */
export type Bundles = { shared: Bundle; own: Map<string, Bundle> };

/** A chunk as it runs beside others: its strictness, if any, is its own. */
function standAlone(chunk: string): string {
  const code = withoutUnheardEvents(withoutSentinelStacks(chunk))
    .trim()
    .replace(/\n\/\/# sourceMappingURL=\S+$/, '');
  return /^(['"])use strict\1/.test(code) ? `(()=>{${code}})()` : code;
}

function named(prefix: string, parts: string[]): Bundle {
  const code = `${parts.map(standAlone).join(';\n')}\n`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  return { name: `${prefix}-${hash}.js`, code };
}

/**
 * Groups the chunks of all pages into what every page needs and what only one needs: one or two
 * requests a page instead of five to ten, and a better dictionary for brotli. A page's own bundle
 * must run first: the last chunk of the shared one starts Next, which would fetch any chunk that is
 * not there yet a second time.
 * @param pages the chunks of each page, by its file
 * @param read the source of a chunk, by its address
 */
export function bundlePages(
  pages: ReadonlyMap<string, readonly string[]>,
  read: (source: string) => string,
): Bundles {
  const [first, ...others] = [...pages.values()];
  if (!first) throw new Error('there is no page to bundle scripts for');
  const shared = first.filter((source) => others.every((sources) => sources.includes(source)));
  if (shared.length === 0)
    throw new Error('no chunk is shared by all pages: is this a Next export?');

  const own = new Map<string, Bundle>();
  for (const [file, sources] of pages) {
    const rest = sources.filter((source) => !shared.includes(source));
    if (rest.length > 0) own.set(file, named('page', rest.map(read)));
  }
  return { shared: named('shared', [handOver, ...shared.map(read)]), own };
}
