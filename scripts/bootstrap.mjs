/**
 * `node scripts/bootstrap.mjs FILE`: how commands begin that may be the first on a machine, as `npm start`.
 * Checks Node, installs if the packages are missing or do not match the lock file, then runs a TypeScript file,
 * passes signals on to it and ends with its status. Plain JavaScript, because tsx itself may not be there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import './run/end-unattended.mjs';

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
  const packages = Object.entries(wanted).filter(([path]) => path !== '');
  // A server may have only the packages that it runs with (`npm ci --omit=dev`).
  const forWork = packages.some(([path, { dev }]) => dev && present[path]);
  return packages.every(([path, { version, optional, dev, devOptional }]) => {
    const found = present[path];
    if (found) return found.version === version;
    return Boolean(optional || devOptional || (dev && !forWork));
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
const nodeOptions = ['--import', 'tsx', '--import', './scripts/run/end-unattended.mjs'];
const child = spawn(process.execPath, [...nodeOptions, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// The child decides whether and how it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
