/**
 * `node scripts/bootstrap.mjs FILE`: what `npm start` and `npm test` do before anything is installed.
 * Checks Node, installs if the packages are missing or do not match the lock file, then runs a
 * TypeScript file. Plain JavaScript, because tsx itself may not be there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [needMajor = 0, needMinor = 0] = engines.node.match(/\d+/g).map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Node ${needMajor}.${needMinor} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** npm writes the hidden lock file last, so a broken-off installation counts as missing. */
function installedMatchesLock() {
  const hiddenLock = 'node_modules/.package-lock.json';
  if (!existsSync(hiddenLock)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(hiddenLock, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional);
  });
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const started = performance.now();
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see its message above.');
    process.exit(status ?? 1);
  }
  console.log(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

checkNode();
if (!installedMatchesLock()) install();
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches the child by itself, which decides when to end; a kill has to be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
