import { checkedFiles } from '@/content/checked-files';
import { findProblems, type CheckedFile } from '@/content/schema/find-problems';

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
export function contentWith(file: string, path: string, value: unknown): CheckedFile {
  const content = checkedFiles.find((entry) => entry.file === file);
  if (!content) throw new Error(`${file} is not in content/checked-files.ts`);
  return { ...content, value: withValue(content.value, path.split('.'), value) };
}

/** What the build says of that file. */
export function problemsWith(file: string, path: string, value: unknown): string[] {
  return findProblems([contentWith(file, path, value)]);
}

/** File, field, what an editor writes there, and what the build says. */
export type Mistake = readonly [file: string, path: string, value: unknown, said: string];

/** A name or a line that is far longer than its place allows. */
export const tooLong = (file: string, path: string, most: number): Mistake => [
  file,
  path,
  'a'.repeat(200),
  `must have 2 to ${most} characters and has 200`,
];

/** One test for each: the build stops, and says this and nothing else. */
export function itRefuses(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('%s: %s as %j stops the build', (file, path, value, said) => {
    expect(problemsWith(file, path, value)).toEqual([`${file}: ${path} ${said}`]);
  });
}
