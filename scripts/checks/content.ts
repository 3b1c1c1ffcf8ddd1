/**
 * `npm run check:content`: checks the words as the build does first of all. Each fault is one line with the
 * file, the field and what to write; a syntax error is named with its line.
 */
import { sep } from 'node:path';

const here = process.cwd() + sep;

try {
  const { validateContent } = await import('../../content/validate');
  validateContent();
} catch (error) {
  console.error((error instanceof Error ? error.message : String(error)).replaceAll(here, ''));
  process.exitCode = 1;
}
