import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below `root` but compressed copies, as `/`-separated paths relative to it, sorted. */
export function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Reads files of the export by their address, once each. */
export function readerOf(root: string): (address: string) => string {
  const kept = new Map<string, string>();
  return (address) => {
    const known = kept.get(address) ?? readFileSync(join(root, address), 'utf8');
    kept.set(address, known);
    return known;
  };
}

/** Removes Next's other copies of the 404 page: hosts serve `404.html`. */
export function removeStrays(root: string): void {
  for (const stray of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(join(root, stray), { recursive: true, force: true });
  }
}
