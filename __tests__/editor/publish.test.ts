import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChanges } from '@/editor/server/changes';
import { keep, send } from '@/editor/server/keep';
import { findRemote, sendTo } from '@/editor/server/repository';

const home = process.cwd();
const hero = 'content/words/home/hero.json';
const words = readFileSync(hero, 'utf8');
const changed = words.replace('A legacy', 'A history');
const sentence = 'The tagline speaks of history';

const place = mkdtempSync(path.join(tmpdir(), 'publish-'));
const [template, folder] = [path.join(place, 'template'), path.join(place, 'tried')];
const remote = path.join(folder, 'remote.git');

/** A computer without other settings. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: path.join(place, 'settings'),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: place,
};
const git = (...args: string[]) =>
  execFileSync('git', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
/** For what stops half way, as it is meant to. */
const tryGit = (...args: string[]) => spawnSync('git', args, { env });
const write = (file: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
};
const hook = (name: string, script: string, where = '.git') =>
  write(path.join(where, 'hooks', name), `#!/bin/sh\n${script}\n`, 0o755);
const lastFiles = () => git('show', '--format=', '--name-only').trim().split('\n');
const lastSentence = () => git('log', '-1', '--format=%s').trim();

const keepHere = () => keep({ sentence, send: false }, () => {});
const keepAndSend = () => keep({ sentence, send: true }, () => {});

/** A project of two files, of one of which a branch has another version, and its remote. */
beforeAll(() => {
  Object.assign(process.env, env);
  write(
    env.GIT_CONFIG_GLOBAL,
    '[init]\ndefaultBranch = main\n[user]\nname = An editor\nemail = e@house.example\n',
  );
  git('init', '--quiet', path.join(template, 'project'));
  process.chdir(path.join(template, 'project'));
  write(hero, words);
  for (const branch of ['other', 'main']) {
    git('checkout', '--quiet', '--orphan', branch);
    write('lib/code.ts', `as it was in ${branch}\n`);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'As it was');
  }
  git('clone', '--quiet', '--bare', '.', '../remote.git');
});

/** Its tagline is saved, and not yet published. */
beforeEach(() => {
  cpSync(template, folder, { recursive: true });
  process.chdir(path.join(folder, 'project'));
  write(hero, changed);
});

afterEach(() => {
  process.chdir(place);
  rmSync(folder, { recursive: true });
});

afterAll(() => {
  process.chdir(home);
  rmSync(place, { recursive: true });
});

/** Whatever was refused: what was saved is there, not committed, and nothing of it is staged. */
function expectNothingDone() {
  expect(readFileSync(hero, 'utf8')).toBe(changed);
  expect(lastSentence()).toBe('As it was');
  expect(git('diff', '--cached', '--name-only')).toBe('');
}

describe('what is kept', () => {
  it('is what was saved, new pictures and removed ones too, and is said to be here alone', async () => {
    write('art/masters/serve-old.webp', 'old');
    git('add', 'art');
    git('commit', '--quiet', '--message', 'A picture');
    rmSync('art/masters/serve-old.webp');
    write('art/masters/serve-new.webp', 'new');
    const { done, said } = await keepHere();
    expect(done).toBe(true);
    expect(said).toContain(`Kept in this computer’s repository: “${sentence}”.`);
    expect(said).not.toContain('Published');
    expect(lastSentence()).toBe(sentence);
    expect(lastFiles()).toEqual(['art/masters/serve-new.webp', 'art/masters/serve-old.webp', hero]);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('leaves other files as they are, staged or not', async () => {
    write('lib/code.ts', 'staged\n');
    write('lib/new.ts', 'staged too\n');
    git('add', 'lib');
    write('lib/code.ts', 'and changed again\n');
    const before = git('status', '--porcelain', 'lib');
    expect((await keepHere()).done).toBe(true);
    expect(lastFiles()).toEqual([hero]);
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('show', ':lib/code.ts')).toBe('staged\n');
  });

  it('is kept where the project is a folder of a larger repository', async () => {
    renameSync('.git', '../.git');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Moved');
    write(hero, words);
    write('art/masters/serve-new.webp', 'new');
    const { lines } = await findChanges();
    expect(lines).toContainEqual(expect.stringContaining('Opening › Tagline'));
    expect((await keepHere()).done).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is the first of all where nothing was committed yet', async () => {
    rmSync('.git', { recursive: true });
    git('init', '--quiet');
    expect((await findChanges()).lines).toEqual(['Opening is new']);
    expect((await keepHere()).done).toBe(true);
    expect(lastFiles()).toEqual([hero]);
  });

  it('is nothing where only pictures were left that no page used', async () => {
    write(hero, words);
    const { done, said } = await keepHere();
    expect(done).toBe(true);
    expect(said).toMatch(/^Nothing was left to publish: .+removed/);
    expect(lastSentence()).toBe('As it was');
  });

  it('is said to be kept where only a hook after it fails', async () => {
    hook('post-commit', 'kill -KILL $PPID');
    expect((await keepHere()).done).toBe(true);
    expect(lastSentence()).toBe(sentence);
  });
});

describe('before anything is done', () => {
  function stop(...args: string[]) {
    git('stash');
    tryGit(...args);
  }

  function restoreInConflict() {
    write('lib/code.ts', 'put aside\n');
    git('stash');
    write('lib/code.ts', 'committed\n');
    git('commit', '--quiet', '--all', '--message', 'Code');
    tryGit('stash', 'pop');
  }

  it.each([
    ['is none', () => rmSync('.git', { recursive: true }), /no Git repository/],
    ['is on no branch', () => git('switch', '--quiet', '--detach'), /on no branch/],
    ['has no name for you', () => git('config', 'user.name', ''), /does not know your name/],
    ['is half merged', () => stop('merge', '--allow-unrelated-histories', 'other'), /half done/],
    ['is half rebased', () => stop('rebase', 'other'), /half done/],
    ['is half picked', () => stop('cherry-pick', 'other'), /half done/],
    ['has two versions of a file', restoreInConflict, /half done/],
  ])('it is said that the repository %s, and what to do', async (_, prepare, says) => {
    prepare();
    const { obstacle } = await findChanges();
    expect(obstacle).toMatch(says);
    expect(obstacle).toContain('Ask a developer');
  });

  it('nothing is said where all is well', async () => {
    expect((await findChanges()).obstacle).toBeUndefined();
  });
});

describe('where git refuses the change', () => {
  it.each([
    ['a hook', () => hook('pre-commit', 'echo "Line 3 is too long"; exit 1'), 'Line 3 is too long'],
    ['a silent hook', () => hook('commit-msg', 'exit 1'), 'did not say why'],
    [
      'another program at work',
      () => write('.git/index.lock', ''),
      'Another program is using the repository',
    ],
  ])('%s is named, and nothing is lost or half done', async (_, prepare, says) => {
    write('art/masters/serve-new.webp', 'new');
    prepare();
    const { done, said } = await keepHere();
    expect(done).toBe(false);
    expect(said).toContain(says);
    expect(said).toContain('What you saved stays as it is.');
    rmSync('.git/index.lock', { force: true });
    expectNothingDone();
    expect(git('status', '--porcelain', 'art')).toBe('?? art/\n');
  });
});

describe('a branch with a remote', () => {
  const arrived = () => git('--git-dir', remote, 'log', '-1', '--format=%s', 'main').trim();

  beforeEach(() => {
    git('remote', 'add', '--fetch', 'origin', remote);
  });

  function sendAnother() {
    git('clone', '--quiet', remote, '../other');
    git('-C', '../other', 'commit', '--quiet', '--allow-empty', '--message', 'Another');
    git('-C', '../other', 'push', '--quiet');
  }

  const isAt = (address: string) => git('remote', 'set-url', 'origin', address);
  const sshIs = (command: string) => {
    isAt('ssh://host.example/site.git');
    git('config', 'core.sshCommand', command);
  };

  it('is published once the change has arrived there', async () => {
    expect(await findRemote()).toMatchObject({ name: 'origin', branch: 'main', unsent: [] });
    const outcome = await keepAndSend();
    expect(outcome).toEqual({
      done: true,
      said: `Published: “${sentence}”. It has arrived at origin.`,
    });
    expect(arrived()).toBe(sentence);
  });

  it('is not sent unasked, and can be sent later', async () => {
    expect((await keepHere()).said).toContain('Nobody else has it until it is sent.');
    expect(arrived()).toBe('As it was');
    expect(await findRemote()).toMatchObject({ unsent: [sentence] });
    expect(await send(() => {})).toEqual({ done: true, said: 'It has arrived at origin.' });
    expect(arrived()).toBe(sentence);
    expect(await findRemote()).toMatchObject({ unsent: [] });
  });

  it('goes to the branch that it follows', async () => {
    git('remote', 'rename', 'origin', 'house');
    git('switch', '--quiet', '--create', 'words', 'house/main');
    expect(await findRemote()).toMatchObject({ name: 'house', branch: 'main' });
    expect((await keepAndSend()).said).toContain('It has arrived at house.');
    expect(arrived()).toBe(sentence);
  });

  it('shows no password of its address', async () => {
    isAt('https://me:secret@host.example/site.git');
    expect((await findRemote())?.address).toBe('https://host.example/site.git');
  });

  it.each([
    ['is away', () => rmSync(remote, { recursive: true }), 'It could not be reached'],
    ['is on no network', () => isAt('http://127.0.0.1:9/site.git'), 'It could not be reached'],
    ['has newer changes', sendAnother, 'Somebody else has sent newer changes there'],
    ['refuses it', () => hook('pre-receive', 'echo Closed; exit 1', remote), 'Closed'],
    ['asks for a key', () => sshIs('echo "Permission denied" >&2; false'), 'does not know who you'],
    ['a hook here holds back from', () => hook('pre-push', 'echo Not today; exit 1'), 'Not today'],
  ])('that %s: the change is kept, and said to be here alone', async (_, prepare, says) => {
    prepare();
    const { done, said } = await keepAndSend();
    expect(done).toBe(false);
    expect(said).toContain(
      `Kept in this computer’s repository: “${sentence}”. It has not arrived at origin.`,
    );
    expect(said).toContain(says);
    expect(lastSentence()).toBe(sentence);
    expect(await findRemote()).toMatchObject({ unsent: [sentence] });
  });

  it('that never answers is not waited for', async () => {
    sshIs('sleep 20;');
    const there = await findRemote();
    if (!there) throw new Error('There is no remote');
    await expect(sendTo(there, 0.5)).rejects.toThrow('It could not be reached');
  });
});
