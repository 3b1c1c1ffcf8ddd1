/**
 * The quick part of `npm run check`, on what is about to be committed: words, format, lint, styles,
 * types. It looks at the files as they lie in the folder. `git commit --no-verify` goes past it.
 */
import { execFileSync } from 'node:child_process';
import { npmScript, packageFile } from '../run/command';
import { runSteps, type Step } from '../run/steps';

const staged = execFileSync(
  'git',
  ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'],
  { encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '');
const ending = (pattern: RegExp) => staged.filter((file) => pattern.test(file));

const scripts = ending(/\.(?:ts|tsx|mjs)$/);
const sheets = ending(/\.scss$/);
const steps: Step[] = [];
if (ending(/^content\//).length > 0) {
  steps.push({ name: 'content', command: npmScript('check:content') });
}
if (staged.length > 0) {
  const files = ['--check', '--ignore-unknown', ...staged];
  steps.push({ name: 'format', command: packageFile('prettier/bin/prettier.cjs', ...files) });
}
if (scripts.length > 0) {
  steps.push({ name: 'types', command: npmScript('check:types') });
  const files = ['--max-warnings', '0', '--no-warn-ignored', ...scripts];
  steps.push({ name: 'lint', command: packageFile('eslint/bin/eslint.js', ...files) });
}
if (sheets.length > 0) {
  steps.push({ name: 'styles', command: packageFile('stylelint/bin/stylelint.mjs', ...sheets) });
}

const { failed } = await runSteps(steps, 2);
process.exitCode = failed > 0 ? 1 : 0;
