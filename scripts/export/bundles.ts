import { createHash } from 'node:crypto';
import { handOver } from './payload';
import { withoutSentinelStacks, withoutUnusedEvents } from './react';

/** One script file of the export that stands for several of Next's chunks. */
export type Bundle = { name: string; code: string };

/** The bundles of every page: `shared` once, and one of its own for a page that needs more. */
export type Bundles = { shared: Bundle; own: Map<string, Bundle> };

/** A chunk that can be joined with others: its "use strict", if any, applies to itself only. */
function standAlone(chunk: string): string {
  const code = withoutUnusedEvents(withoutSentinelStacks(chunk))
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
 * Bundles the chunks that every page needs, and those of each single page: one or two requests a page instead
 * of five to ten, which also compress better. A page's own bundle must run first: the last chunk of the shared
 * one starts Next, which would fetch missing chunks again.
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
