import { findProblems, type CheckedFile } from '@/content/schema/find-problems';
import { checkedFiles } from '@/content/validate';

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
  const content = checkedFiles.find(([name]) => name === `content/${file}.ts`);
  if (!content) throw new Error(`${file} is not in content/validate.ts`);
  const [name, exported, schema] = content;
  return [name, Object(withValue(exported, path.split('.'), value)), schema];
}

/** What the build says of that file, without its name. */
export function problemsWith(file: string, path: string, value: unknown): string[] {
  return findProblems([contentWith(file, path, value)]).map((problem) =>
    problem.replace(`content/${file}.ts: `, ''),
  );
}

/** File, field, what an editor writes there, and what the build says. */
type Mistake = readonly [file: string, path: string, value: unknown, said: string];

/** One test for each: the build stops, and says this and nothing else. */
export function itRefuses(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('%s: %s as %j stops the build', (file, path, value, said) => {
    expect(problemsWith(file, path, value)).toEqual([`${path} ${said}`]);
  });
}
