import { checkedFiles } from './checked-files';
import { findFaults, type CheckedFile } from './schema/find-faults';

/** Throws, naming every file and field at fault; the build calls it before anything else. */
export function validateContent(files: readonly CheckedFile[] = checkedFiles): void {
  const faults = findFaults(files);
  if (faults.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${faults.join('\n  ')}`);
  }
}
