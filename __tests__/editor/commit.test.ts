import { readFileSync, renameSync, rmSync } from 'node:fs';
import { findChanges } from '@/editor/server/changes';
import { commitSaved } from '@/editor/server/publish';
import {
  addHook,
  changedHeroText,
  commitMessage,
  git,
  heroFile,
  heroText,
  lastCommitMessage,
  tryGit,
  useTemporaryProject,
  write,
} from './project';

/** Jest cannot load the MDX compiler. */
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

useTemporaryProject();

const lastFiles = () => git('show', '--format=', '--name-only').trim().split('\n');
const commit = () => commitSaved(commitMessage);

/** After a refusal, the saved change is still there, neither committed nor staged. */
function expectNoCommit() {
  expect(readFileSync(heroFile, 'utf8')).toBe(changedHeroText);
  expect(lastCommitMessage()).toBe('Initial commit');
  expect(git('diff', '--cached', '--name-only')).toBe('');
}

describe('committing', () => {
  it('includes saved words, added pictures and removed ones, and says that the commit is only local', async () => {
    write('art/masters/serve-old.webp', 'old');
    git('add', 'art');
    git('commit', '--quiet', '--message', 'A picture');
    rmSync('art/masters/serve-old.webp');
    write('art/masters/serve-new.webp', 'new');
    const { done, said: message } = await commit();
    expect(done).toBe(true);
    expect(message).toContain(`Kept in this computer’s repository: “${commitMessage}”.`);
    expect(message).not.toContain('Published');
    expect(lastCommitMessage()).toBe(commitMessage);
    expect(lastFiles()).toEqual([
      'art/masters/serve-new.webp',
      'art/masters/serve-old.webp',
      heroFile,
    ]);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('leaves other changed files alone, staged or not', async () => {
    write('lib/code.ts', 'staged\n');
    write('lib/new.ts', 'staged too\n');
    git('add', 'lib');
    write('lib/code.ts', 'and changed again\n');
    const before = git('status', '--porcelain', 'lib');
    expect((await commit()).done).toBe(true);
    expect(lastFiles()).toEqual([heroFile]);
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('show', ':lib/code.ts')).toBe('staged\n');
  });

  it('works if the project is a subfolder of the repository', async () => {
    renameSync('.git', '../.git');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Moved');
    write(heroFile, heroText);
    write('art/masters/serve-new.webp', 'new');
    const { lines } = await findChanges();
    expect(lines).toContainEqual(expect.stringContaining('Opening › Tagline'));
    expect((await commit()).done).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('creates the first commit of an empty repository', async () => {
    rmSync('.git', { recursive: true });
    git('init', '--quiet');
    expect((await findChanges()).lines).toContain('Opening is new');
    expect((await commit()).done).toBe(true);
    expect(lastFiles()).toContain(heroFile);
  });

  it('creates no commit if there were only unused pictures', async () => {
    write(heroFile, heroText);
    const { done, said: message } = await commit();
    expect(done).toBe(true);
    expect(message).toMatch(/^Nothing was left to publish: .+removed/);
    expect(lastCommitMessage()).toBe('Initial commit');
  });

  it('succeeds even if the post-commit hook fails', async () => {
    addHook('post-commit', 'kill -KILL $PPID');
    expect((await commit()).done).toBe(true);
    expect(lastCommitMessage()).toBe(commitMessage);
  });
});

describe('the obstacle to publishing', () => {
  function leaveUnfinished(...args: string[]) {
    git('stash');
    tryGit(...args);
  }

  function popStashWithConflict() {
    write('lib/code.ts', 'stashed\n');
    git('stash');
    write('lib/code.ts', 'committed\n');
    git('commit', '--quiet', '--all', '--message', 'Code');
    tryGit('stash', 'pop');
  }

  it.each([
    ['does not exist', () => rmSync('.git', { recursive: true }), /no Git repository/],
    ['is on no branch', () => git('switch', '--quiet', '--detach'), /on no branch/],
    ['has no author name', () => git('config', 'user.name', ''), /does not know your name/],
    [
      'has an unfinished merge',
      () => leaveUnfinished('merge', '--allow-unrelated-histories', 'other'),
      /half done/,
    ],
    ['has an unfinished rebase', () => leaveUnfinished('rebase', 'other'), /half done/],
    ['has an unfinished cherry-pick', () => leaveUnfinished('cherry-pick', 'other'), /half done/],
    ['has unmerged files', popStashWithConflict, /half done/],
  ])('says that the repository %s, and what to do', async (_, prepare, expectedMessage) => {
    prepare();
    const { obstacle } = await findChanges();
    expect(obstacle).toMatch(expectedMessage);
    expect(obstacle).toContain('Ask a developer');
  });

  it('is undefined if the repository is ready for a commit', async () => {
    expect((await findChanges()).obstacle).toBeUndefined();
  });
});

describe('a commit that git refuses', () => {
  /** Replaces the program that signs commits. */
  function setSigningProgram(script: string) {
    write('../gpg', `#!/bin/sh\n${script}\n`, 0o755);
    git('config', 'gpg.program', `${process.cwd()}/../gpg`);
    git('config', 'commit.gpgsign', 'true');
  }

  it.each([
    [
      'a failing hook',
      () => addHook('pre-commit', 'echo "Line 3 is too long"; exit 1'),
      'Line 3 is too long',
    ],
    ['a failing hook without output', () => addHook('commit-msg', 'exit 1'), 'did not say why'],
    [
      'a locked index',
      () => write('.git/index.lock', ''),
      'Another program is using the repository',
    ],
    ['a missing signing key', () => setSigningProgram('exit 1'), 'the key cannot be used'],
    [
      'a signing key that waits for its passphrase',
      () => setSigningProgram('sleep 60'),
      'waits for the password',
    ],
  ])(
    'because of %s leaves the saved change uncommitted and unstaged',
    async (_, prepare, expectedMessage) => {
      write('art/masters/serve-new.webp', 'new');
      prepare();
      const { done, said: message } = await commit();
      expect(done).toBe(false);
      expect(message).toContain(expectedMessage);
      expect(message).toContain('What you saved stays as it is.');
      rmSync('.git/index.lock', { force: true });
      expectNoCommit();
      expect(git('status', '--porcelain', 'art')).toBe('?? art/\n');
    },
  );
});

describe('the author of a commit', () => {
  const lastPeople = () => git('log', '-1', '--format=%an <%ae>, %cn').trim();

  it.each([
    ['Ana Núñez', 'Ana Núñez <>, An editor'],
    ['ana@house.example', 'ana@house.example <ana@house.example>, An editor'],
  ])('is the person who publishes: %s', async (person, people) => {
    expect((await commitSaved(commitMessage, person)).done).toBe(true);
    expect(lastPeople()).toBe(people);
  });
});
