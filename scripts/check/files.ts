/** The project's own files, without what is installed, built or generated. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rules = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')]
  .map((line) => line.trim().replace(/\/$/, ''))
  .filter((line) => line !== '');

/** As git reads them: a rule with a slash stands for that path, one without for any such name. */
const ignored = (file: string) =>
  rules.some((rule) =>
    rule.includes('/') ? file === rule.replace(/^\//, '') : path.posix.basename(file) === rule,
  );

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (ignored(file)) return [];
    return entry.isDirectory() ? walk(file) : [file];
  });
}

/** Paths from the project's root, with forward slashes, of files whose name ends as given. */
export function projectFiles(...endings: string[]): string[] {
  return walk('.').filter((file) => endings.some((ending) => file.endsWith(ending)));
}
