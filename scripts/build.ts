/**
 * `npm run build`: builds the site in each language into `out/`, then finishes its pages (`scripts/export`).
 * One language after the other: Next allows one build at a time in a folder.
 */
import { languages } from '../content/languages';
import { packageCommand, run, tsCommand } from './run/command';

for (const [index, { code, name }] of languages.entries()) {
  console.log(`Building the pages in ${name} (${index + 1} of ${languages.length}) …`);
  const env = { NEXT_PUBLIC_LANGUAGE: code };
  const build = await run(packageCommand('next/dist/bin/next', 'build'), { env, show: true });
  if (build.code !== 0) process.exit(build.code);
}
console.log('Finishing the pages …');
const { code } = await run(tsCommand('scripts/export/export.ts'), { show: true });
process.exitCode = code;
