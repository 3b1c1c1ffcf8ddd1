import { contents } from '@/content/contents';
import { findFaults, type Content } from '@/content/schema/content';

/** A copy in which the value at a path is another. */
function withValue(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const branch = Object(tree) as Record<string, unknown>;
  const changed = withValue(branch[key], rest, value);
  return Array.isArray(tree)
    ? tree.map((item: unknown, index) => (String(index) === key ? changed : item))
    : { ...branch, [key]: changed };
}

/** A file of `content/` in which an editor has written another value. */
export function contentWith(file: string, path: string, value: unknown): Content {
  const content = contents.find((entry) => entry.file === file);
  if (!content) throw new Error(`${file} is not in content/contents.ts`);
  return { ...content, value: withValue(content.value, path.split('.'), value) };
}

/** What the build says of that file. */
export function faultsWith(file: string, path: string, value: unknown): string[] {
  return findFaults([contentWith(file, path, value)]);
}
