import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below `root` but compressed copies, as `/`-separated paths relative to it, sorted. */
export function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
