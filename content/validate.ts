import { checkedFiles } from './checked-files';
import { findProblems, type CheckedFile } from './schema/find-problems';

/**
 * Throws, naming every file and field at problem; the build calls it before anything else. A problem of the brand's
 * facts goes into dozens of sentences, so it is named alone.
 */
export function validateContent(files: readonly CheckedFile[] = checkedFiles): void {
  const problems = findProblems(files);
  const brandFaults = problems.filter((problem) => problem.startsWith('content/brand.ts:'));
  const named =
    brandFaults.length > 0
      ? [...brandFaults, 'The sentences made of these facts are checked once they are right.']
      : problems;
  if (problems.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${named.join('\n  ')}`);
  }
}
