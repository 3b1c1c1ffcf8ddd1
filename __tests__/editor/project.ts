import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const home = process.cwd();
export const hero = 'content/words/en/home/hero.json';
export const words = readFileSync(hero, 'utf8');
export const changed = words.replace('A legacy', 'A history');
export const sentence = 'The tagline speaks of history';

const place = mkdtempSync(path.join(tmpdir(), 'publish-'));
const [template, folder] = [path.join(place, 'template'), path.join(place, 'tried')];
export const remote = path.join(folder, 'remote.git');

/** The content of this project, for tests that save in it. */
const copyContent = () =>
  ['facts', 'legal', 'texts', 'translations', 'words'].forEach((part) =>
    cpSync(path.join(home, 'content', part), path.join('content', part), { recursive: true }),
  );

/** A computer without other settings. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: path.join(place, 'settings'),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: place,
};
export const git = (...args: string[]) =>
  execFileSync('git', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
/** For what stops half way, as it is meant to. */
export const tryGit = (...args: string[]) => spawnSync('git', args, { env });
export const write = (file: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
};
export const hook = (name: string, script: string, where = '.git') =>
  write(path.join(where, 'hooks', name), `#!/bin/sh\n${script}\n`, 0o755);
export const lastSentence = () => git('log', '-1', '--format=%s').trim();

/**
 * Each test of a file stands in a project of its own, with this one's content and a remote beside it. A branch has
 * another version of a file of code; where it is asked for, a tagline is saved and not yet published.
 */
export function standInProject(isTaglineSaved = true): void {
  beforeAll(() => {
    Object.assign(process.env, env);
    write(
      env.GIT_CONFIG_GLOBAL,
      '[init]\ndefaultBranch = main\n[user]\nname = An editor\nemail = e@house.example\n',
    );
    // Few files, for each test copies them.
    git('init', '--quiet', '--template=', path.join(template, 'project'));
    process.chdir(path.join(template, 'project'));
    copyContent();
    write('.gitignore', '.edit/\n');
    for (const branch of ['other', 'main']) {
      git('checkout', '--quiet', '--orphan', branch);
      write('lib/code.ts', `as it was in ${branch}\n`);
      git('add', '--all');
      git('commit', '--quiet', '--message', 'As it was');
    }
    git('gc', '--quiet');
    git('clone', '--quiet', '--bare', '--template=', '.', '../remote.git');
  });

  beforeEach(() => {
    cpSync(template, folder, { recursive: true });
    process.chdir(path.join(folder, 'project'));
    if (isTaglineSaved) write(hero, changed);
  });

  afterEach(() => {
    process.chdir(place);
    rmSync(folder, { recursive: true });
  });

  afterAll(() => {
    process.chdir(home);
    rmSync(place, { recursive: true });
  });
}
