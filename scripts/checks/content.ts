/**
 * `npm run check:content`: checks the words as the build does first of all, and compiles the legal texts. Each
 * fault is one line with the file, the field or line, and what to write; a syntax error is named with its line.
 */
import { sep } from 'node:path';

const here = process.cwd() + sep;

/** Prints what a step finds wrong or throws. The steps are imported late: words may not even be TypeScript. */
async function report(findFaults: () => Promise<readonly string[]>): Promise<void> {
  const faults = await findFaults().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  for (const fault of faults) console.error(fault.replaceAll(here, ''));
  if (faults.length > 0) process.exitCode = 1;
}

await report(async () => {
  const { validateContent } = await import('../../content/validate');
  validateContent();
  return [];
});
await report(async () => {
  const { findLegalFaults } = await import('./legal-texts');
  return findLegalFaults();
});
