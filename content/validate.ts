import { checkedFiles } from './checked-files';
import { findFaults, type CheckedFile } from './schema/find-faults';

/**
 * Throws, naming every file and field at fault; the build calls it before anything else. A fault of the brand's
 * facts goes into dozens of sentences, so it is named alone.
 */
export function validateContent(files: readonly CheckedFile[] = checkedFiles): void {
  const faults = findFaults(files);
  const brandFaults = faults.filter((fault) => fault.startsWith('content/brand.ts:'));
  const named =
    brandFaults.length > 0
      ? [...brandFaults, 'The sentences made of these facts are checked once they are right.']
      : faults;
  if (faults.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${named.join('\n  ')}`);
  }
}
