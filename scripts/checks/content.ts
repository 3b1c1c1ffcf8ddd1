/**
 * `npm run check:content`: checks the words as the build does first of all, and compiles the legal texts. Each
 * problem is one line with the file, the field or line, and what to write; a syntax error is named with its line.
 */
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { damageIn } from './damaged-files';
import { projectFiles } from './files';
import { explainSyntax } from './syntax-problems';

const here = process.cwd() + sep;
/** What has been printed: both steps read the same files, and stumble over the same comma. */
const printed = new Set<string>();

/** Prints what a step finds wrong or throws. The steps are imported late: words may not even be TypeScript. */
async function report(findProblems: () => Promise<readonly string[]>): Promise<void> {
  const problems = await findProblems().catch((error: unknown) => [
    explainSyntax((error instanceof Error ? error.message : String(error)).replaceAll(here, '')),
  ]);
  for (const problem of problems.map((text) => text.replaceAll(here, ''))) {
    if (!printed.has(problem)) console.error(problem);
    printed.add(problem);
  }
  if (problems.length > 0) process.exitCode = 1;
}

await report(async () =>
  projectFiles('.ts', '.mdx')
    .filter((file) => file.startsWith('content/'))
    .flatMap((file) => damageIn(file, readFileSync(file, 'utf8'))),
);
// What a tool has damaged has no syntax of which anything could be said.
if (printed.size === 0) {
  await report(async () => {
    const { validateContent } = await import('../../content/validate');
    validateContent();
    return [];
  });
  await report(async () => {
    const { findLegalProblems } = await import('./legal-texts');
    return findLegalProblems();
  });
}
