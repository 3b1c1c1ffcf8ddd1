import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const projectRoot = process.cwd();
export const heroFile = 'content/words/en/home/hero.json';
export const heroText = readFileSync(heroFile, 'utf8');
export const changedHeroText = heroText.replace('A legacy', 'A history');
export const commitMessage = 'The tagline speaks of history';

const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'publish-'));
const [template, folder] = [
  path.join(temporaryFolder, 'template'),
  path.join(temporaryFolder, 'copy'),
];
export const remote = path.join(folder, 'remote.git');

/** Copies the content of this project into the current folder. */
const copyContent = () =>
  ['facts', 'legal', 'texts', 'translations', 'words'].forEach((part) =>
    cpSync(path.join(projectRoot, 'content', part), path.join('content', part), {
      recursive: true,
    }),
  );

/** Ignores the git configuration of the computer. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: path.join(temporaryFolder, 'gitconfig'),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: temporaryFolder,
};
export const git = (...args: string[]) =>
  execFileSync('git', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
/** For commands that are expected to fail. */
export const tryGit = (...args: string[]) => spawnSync('git', args, { env });
export const write = (file: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
};
/** Installs a git hook. */
export const addHook = (name: string, script: string, gitFolder = '.git') =>
  write(path.join(gitFolder, 'hooks', name), `#!/bin/sh\n${script}\n`, 0o755);
export const lastCommitMessage = () => git('log', '-1', '--format=%s').trim();

/**
 * Runs each test of a file in a temporary project of its own, with this project's content and a remote repository. The
 * branch `other` has another version of `lib/code.ts`. By default an unpublished change of the tagline is saved.
 */
export function useTemporaryProject({ isTaglineChanged = true } = {}): void {
  beforeAll(() => {
    Object.assign(process.env, env);
    write(
      env.GIT_CONFIG_GLOBAL,
      '[init]\ndefaultBranch = main\n[user]\nname = An editor\nemail = e@house.example\n',
    );
    // As few files as possible, because they are copied for each test.
    git('init', '--quiet', '--template=', path.join(template, 'project'));
    process.chdir(path.join(template, 'project'));
    copyContent();
    write('.gitignore', '.edit/\n');
    for (const branch of ['other', 'main']) {
      git('checkout', '--quiet', '--orphan', branch);
      write('lib/code.ts', `content on ${branch}\n`);
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Initial commit');
    }
    git('gc', '--quiet');
    git('clone', '--quiet', '--bare', '--template=', '.', '../remote.git');
  });

  beforeEach(() => {
    cpSync(template, folder, { recursive: true });
    process.chdir(path.join(folder, 'project'));
    if (isTaglineChanged) write(heroFile, changedHeroText);
  });

  afterEach(() => {
    process.chdir(temporaryFolder);
    rmSync(folder, { recursive: true });
  });

  afterAll(() => {
    process.chdir(projectRoot);
    rmSync(temporaryFolder, { recursive: true });
  });
}
