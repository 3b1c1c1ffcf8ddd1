/** `npm run edit`: installs the editor's own packages if they are missing or outdated, then starts it. */
import { existsSync, statSync } from 'node:fs';
import { run } from '../scripts/run/command';
import { portIsFree } from '../scripts/run/port';
import { exitWithError } from '../scripts/run/exit-with-error';
import { readTeam, type Team } from './server/team';

const lock = 'editor/package-lock.json';
/** npm writes this file last, so an interrupted installation counts as missing. */
const installed = 'editor/node_modules/.package-lock.json';
const port = Number((process.env.PORT ??= '3000'));

const portTaken = `Port ${port} is taken by another program, perhaps by an editor that is open already: look at http://localhost:${port}/edit. Or choose another port:\n  PORT=${port + 1} npm run edit`;

let team: Team | undefined;
try {
  team = readTeam(process.env);
} catch (error) {
  exitWithError(error instanceof Error ? error.message : error);
}
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  exitWithError(
    'PORT has to be a whole number from 1 to 65535, for example:\n  PORT=4000 npm run edit',
  );
if (!(await portIsFree(port))) exitWithError(portTaken);
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing the editor, once. This takes a minute or two …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--prefix', 'editor', '--no-audit', '--no-fund'];
  const shell = !npm && process.platform === 'win32';
  const { code } = await run({ program, args, shell }, { show: true });
  if (code !== 0)
    exitWithError(
      'The editor could not be installed: see npm’s message above. Look whether this computer is online, then run “npm run edit” again.',
    );
}
console.log('Starting the editor …');
const { startEditor } = await import('./main');
await startEditor(port, team).catch((error: NodeJS.ErrnoException) =>
  exitWithError(error.code === 'EADDRINUSE' ? portTaken : error),
);
