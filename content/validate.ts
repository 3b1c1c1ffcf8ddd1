import { readFileSync } from 'node:fs';
import { problemsIn } from './schema/find-problems';
import { forms } from './schema/forms';

const readContent = (file: string) => readFileSync(`content/${file}.json`, 'utf8');

/** What is wrong with the words and facts, file by file and field by field. */
export const findProblems = (read = readContent): string[] =>
  forms.flatMap((form) => problemsIn(form, read(form.file)));

/** Throws, naming every file and field with a problem. The build calls it before anything else. */
export function validateContent(): void {
  const problems = findProblems();
  if (problems.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${problems.join('\n  ')}`);
  }
}
