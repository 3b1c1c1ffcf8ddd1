/**
 * Starts the editor for its tests on a copy of the project, so that they may change and commit
 * what they like. The copy lies in the project: files on one disk share their content.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copy } from './copy';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });

/** Packages as they are installed, without a second copy of their bytes. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

rmSync(copy, { recursive: true, force: true });
const listed = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
for (const file of listed.split('\0').filter((each) => each && existsSync(each)))
  cpSync(file, path.join(copy, file), { preserveTimestamps: true });
for (const folder of ['node_modules', 'editor/node_modules'])
  linkFolder(folder, path.join(copy, folder));
git(copy, 'init', '--quiet');
git(copy, 'config', 'user.name', 'An editor');
git(copy, 'config', 'user.email', 'editor@aurifera.example');
git(copy, 'add', '--all');
git(copy, 'commit', '--quiet', '--message', 'As it was');

const editor = spawn(process.execPath, ['--import', 'tsx', 'editor/start.ts'], {
  cwd: copy,
  stdio: 'inherit',
});
process.on('exit', () => editor.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
