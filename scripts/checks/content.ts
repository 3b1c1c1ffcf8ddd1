/**
 * `npm run check:content`: what the build asks of the words before anything else, without the build.
 * Each fault is one line, which names the file, the field and what to write; a missing quotation mark
 * is named with its line.
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
