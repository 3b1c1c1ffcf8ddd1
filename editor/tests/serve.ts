/**
 * Starts the editor for its tests on a copy of the project, so that they can change and commit
 * files freely. The copy is inside the project folder, so that packages can be hard-linked.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectCopy } from './project-copy';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });

/** Hard-links the files of a folder instead of copying them. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

rmSync(projectCopy, { recursive: true, force: true });
const listed = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
for (const file of listed.split('\0').filter((each) => each && existsSync(each)))
  cpSync(file, path.join(projectCopy, file), { preserveTimestamps: true });
for (const folder of ['node_modules', 'editor/node_modules'])
  linkFolder(folder, path.join(projectCopy, folder));
git(projectCopy, 'init', '--quiet');
git(projectCopy, 'config', 'user.name', 'An editor');
git(projectCopy, 'config', 'user.email', 'editor@aurifera.example');
git(projectCopy, 'add', '--all');
git(projectCopy, 'commit', '--quiet', '--message', 'Initial commit');

const editor = spawn(process.execPath, ['--import', 'tsx', 'editor/start.ts'], {
  cwd: projectCopy,
  stdio: 'inherit',
});
process.on('exit', () => editor.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
