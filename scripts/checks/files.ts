/** The project's own files, without what is installed, built or generated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(
  ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')]
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== ''),
);

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (ignored.has(entry.name) || ignored.has(file)) return [];
    return entry.isDirectory() ? walk(file) : [file];
  });
}

/** Paths from the project's root, with forward slashes, of files whose name ends as given. */
export function projectFiles(...endings: string[]): string[] {
  return walk('.').filter((file) => endings.some((ending) => file.endsWith(ending)));
}
