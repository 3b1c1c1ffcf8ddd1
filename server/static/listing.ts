import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Paths inside the export, keyed by their lower-case form. A lookup cannot leave the folder. */
export type Listing = ReadonlyMap<string, string>;

const compressedCopy = /\.(?:br|gz)$/;

async function list(root: string): Promise<Listing> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && !compressedCopy.test(entry.name))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Map(paths.map((path) => [path.toLowerCase(), path]));
}

/**
 * Lists `root` again at most every `freshForMs` milliseconds, so that a new build is served without a
 * restart.
 */
export function watchListing(root: string, freshForMs = 1000): () => Promise<Listing> {
  let current = list(root);
  let readAt = Date.now();
  return () => {
    if (Date.now() - readAt > freshForMs) {
      current = list(root);
      readAt = Date.now();
    }
    return current;
  };
}
