import { contents } from './contents';
import { findFaults, type Content } from './schema/content';

/** Throws, naming every file and field at fault; the build calls it before anything else. */
export function validateContent(list: readonly Content[] = contents): void {
  const faults = findFaults(list);
  if (faults.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${faults.join('\n  ')}`);
  }
}
