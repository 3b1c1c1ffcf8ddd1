import { readFileSync, renameSync, rmSync } from 'node:fs';
import { findChanges } from '@/editor/server/changes';
import { commitSaved } from '@/editor/server/publish';
import {
  changed,
  git,
  hero,
  hook,
  lastSentence,
  sentence,
  standInProject,
  tryGit,
  words,
  write,
} from './project';

/** The compiler of texts cannot be loaded here. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

standInProject();

const lastFiles = () => git('show', '--format=', '--name-only').trim().split('\n');
const commitHere = () => commitSaved(sentence);

/** Whatever was refused: what was saved is there, not committed, and nothing of it is staged. */
function expectNothingDone() {
  expect(readFileSync(hero, 'utf8')).toBe(changed);
  expect(lastSentence()).toBe('As it was');
  expect(git('diff', '--cached', '--name-only')).toBe('');
}

describe('what is committed', () => {
  it('is what was saved, new pictures and removed ones too, and is said to be here alone', async () => {
    write('art/masters/serve-old.webp', 'old');
    git('add', 'art');
    git('commit', '--quiet', '--message', 'A picture');
    rmSync('art/masters/serve-old.webp');
    write('art/masters/serve-new.webp', 'new');
    const { done, said } = await commitHere();
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
    expect((await commitHere()).done).toBe(true);
    expect(lastFiles()).toEqual([hero]);
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('show', ':lib/code.ts')).toBe('staged\n');
  });

  it('is committed where the project is a folder of a larger repository', async () => {
    renameSync('.git', '../.git');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Moved');
    write(hero, words);
    write('art/masters/serve-new.webp', 'new');
    const { lines } = await findChanges();
    expect(lines).toContainEqual(expect.stringContaining('Opening › Tagline'));
    expect((await commitHere()).done).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is the first of all where nothing was committed yet', async () => {
    rmSync('.git', { recursive: true });
    git('init', '--quiet');
    expect((await findChanges()).lines).toContain('Opening is new');
    expect((await commitHere()).done).toBe(true);
    expect(lastFiles()).toContain(hero);
  });

  it('is nothing where only pictures were left that no page used', async () => {
    write(hero, words);
    const { done, said } = await commitHere();
    expect(done).toBe(true);
    expect(said).toMatch(/^Nothing was left to publish: .+removed/);
    expect(lastSentence()).toBe('As it was');
  });

  it('is said to be committed where only a hook after it fails', async () => {
    hook('post-commit', 'kill -KILL $PPID');
    expect((await commitHere()).done).toBe(true);
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
  /** A program in the place of the one that signs. */
  function signWith(script: string) {
    write('../gpg', `#!/bin/sh\n${script}\n`, 0o755);
    git('config', 'gpg.program', `${process.cwd()}/../gpg`);
    git('config', 'commit.gpgsign', 'true');
  }

  it.each([
    ['a hook', () => hook('pre-commit', 'echo "Line 3 is too long"; exit 1'), 'Line 3 is too long'],
    ['a silent hook', () => hook('commit-msg', 'exit 1'), 'did not say why'],
    [
      'another program at work',
      () => write('.git/index.lock', ''),
      'Another program is using the repository',
    ],
    ['a key that is not there', () => signWith('exit 1'), 'the key cannot be used'],
    ['a key that waits for its password', () => signWith('sleep 60'), 'waits for the password'],
  ])('%s is named, and nothing is lost or half done', async (_, prepare, says) => {
    write('art/masters/serve-new.webp', 'new');
    prepare();
    const { done, said } = await commitHere();
    expect(done).toBe(false);
    expect(said).toContain(says);
    expect(said).toContain('What you saved stays as it is.');
    rmSync('.git/index.lock', { force: true });
    expectNothingDone();
    expect(git('status', '--porcelain', 'art')).toBe('?? art/\n');
  });
});

describe('of a team', () => {
  const lastPeople = () => git('log', '-1', '--format=%an <%ae>, %cn').trim();

  it.each([
    ['Ana Núñez', 'Ana Núñez <>, An editor'],
    ['ana@house.example', 'ana@house.example <ana@house.example>, An editor'],
  ])('%s is the author of what they publish', async (person, people) => {
    expect((await commitSaved(sentence, person)).done).toBe(true);
    expect(lastPeople()).toBe(people);
  });
});
