/** `npm run edit`: installs what only the editor needs, where that is missing, then starts it. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { portIsFree } from '../scripts/run/port';
import { refuse } from '../scripts/run/refuse';

const lock = 'editor/package-lock.json';
/** npm writes it last, so a broken-off installation counts as missing. */
const installed = 'editor/node_modules/.package-lock.json';
const port = Number((process.env.PORT ??= '3000'));

if (!(await portIsFree(port)))
  refuse(
    `Port ${port} is taken by another program, perhaps by an editor that is open already: look at http://localhost:${port}/edit. Or choose another port:\n  PORT=${port + 1} npm run edit`,
  );
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing the editor, once. This takes a minute or two …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  execFileSync(program, [...first, 'ci', '--prefix', 'editor', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
}
console.log('Starting the editor …');
await import('./main');
