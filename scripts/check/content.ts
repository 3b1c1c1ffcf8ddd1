/**
 * `npm run check:content`: checks words, facts and legal texts as the build does. Each problem is
 * named with its file and its field or line.
 */
import { readFileSync } from 'node:fs';
import { projectFiles } from './files';
import { syntaxProblemIn } from './syntax-problems';

async function findProblems(): Promise<string[]> {
  const syntax = projectFiles('.ts')
    .filter((file) => file.startsWith('content/'))
    .flatMap((file) => syntaxProblemIn(file, readFileSync(file, 'utf8')));
  if (syntax.length > 0) return syntax;
  // Imported late: a file with a mistake in its syntax cannot be imported.
  const { validateContent } = await import('../../content/validate');
  const { findLegalProblems } = await import('./legal-texts');
  validateContent();
  return findLegalProblems();
}

const problems = await findProblems().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
