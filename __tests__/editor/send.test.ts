import { readFileSync, rmSync } from 'node:fs';
import { send } from '@/editor/server/send';
import { publish } from '@/editor/server/publish';
import { findRemote, sendTo } from '@/editor/server/remote';
import {
  addHook,
  changedHeroText,
  commitMessage,
  git,
  heroFile,
  heroText,
  lastCommitMessage,
  remote,
  useTemporaryProject,
  write,
} from './project';

/** The checks and the build before publishing have tests of their own; here they always pass. */
jest.mock('@/editor/server/verify', () => ({
  verifySite: async () => undefined,
  verifyChanges: async () => undefined,
}));
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

useTemporaryProject();

const publishLocally = () => publish({ sentence: commitMessage, send: false }, () => {});
const publishAndSend = () => publish({ sentence: commitMessage, send: true }, () => {});

const lastMessageOnRemote = () =>
  git('--git-dir', remote, 'log', '-1', '--format=%s', 'main').trim();
const readFromRemote = (file: string) => git('--git-dir', remote, 'show', `main:${file}`);

beforeEach(() => {
  git('remote', 'add', '--fetch', 'origin', remote);
});

/** Pushes another version of a file from another clone. */
function pushFromOtherClone(file: string, text: string) {
  git('clone', '--quiet', remote, '../other');
  write(`../other/${file}`, text);
  git('-C', '../other', 'add', '--all');
  git('-C', '../other', 'commit', '--quiet', '--message', 'Another');
  git('-C', '../other', 'push', '--quiet');
}

const setRemoteUrl = (url: string) => git('remote', 'set-url', 'origin', url);
const setSshCommand = (command: string) => {
  setRemoteUrl('ssh://host.example/site.git');
  git('config', 'core.sshCommand', command);
};

describe('publishing with a remote', () => {
  it('commits the change and pushes it', async () => {
    expect(await findRemote()).toMatchObject({ name: 'origin', branch: 'main', unsent: [] });
    expect(await publishAndSend()).toEqual({
      done: true,
      said: `Published: “${commitMessage}”. It has arrived at origin.`,
    });
    expect(lastMessageOnRemote()).toBe(commitMessage);
  });

  it('does not push unless asked to; the commit can be sent later', async () => {
    expect((await publishLocally()).said).toContain('Nobody else has it until it is sent.');
    expect(lastMessageOnRemote()).toBe('Initial commit');
    expect(await findRemote()).toMatchObject({ unsent: [commitMessage] });
    expect(await send(() => {})).toEqual({ done: true, said: 'It has arrived at origin.' });
    expect(lastMessageOnRemote()).toBe(commitMessage);
    expect(await findRemote()).toMatchObject({ unsent: [] });
  });

  it('pushes to the upstream branch, whatever the remote is called', async () => {
    git('remote', 'rename', 'origin', 'house');
    git('switch', '--quiet', '--create', 'words', 'house/main');
    expect(await findRemote()).toMatchObject({ name: 'house', branch: 'main' });
    expect((await publishAndSend()).said).toContain('It has arrived at house.');
    expect(lastMessageOnRemote()).toBe(commitMessage);
  });

  it('shows the URL of the remote without the password in it', async () => {
    setRemoteUrl('https://me:secret@host.example/site.git');
    expect((await findRemote())?.address).toBe('https://host.example/site.git');
  });

  it.each([
    [
      'the remote does not exist',
      () => rmSync(remote, { recursive: true }),
      'It could not be reached',
    ],
    [
      'the remote is unreachable',
      () => setRemoteUrl('http://127.0.0.1:9/site.git'),
      'It could not be reached',
    ],
    [
      'the remote rejects it',
      () => addHook('pre-receive', 'echo Closed; exit 1', remote),
      'Closed',
    ],
    [
      'the remote rejects a large file',
      () => addHook('pre-receive', 'echo "exceeds the file size limit of 100 MB"; exit 1', remote),
      'A file is too large for it.',
    ],
    [
      'the remote requires an SSH key',
      () => setSshCommand('echo "Permission denied" >&2; false'),
      'does not know who you',
    ],
    ['a local hook fails', () => addHook('pre-push', 'echo Not today; exit 1'), 'Not today'],
    [
      'a code file has changed both locally and on the remote',
      () => {
        pushFromOtherClone('lib/code.ts', 'theirs\n');
        write('lib/code.ts', 'mine\n');
        git('commit', '--quiet', '--message', commitMessage, '--', 'lib');
      },
      'Both have changed lib/code.ts. Ask a developer',
    ],
  ])(
    'keeps the commit and says that it was not sent when the push fails because %s',
    async (_, prepare, expectedMessage) => {
      prepare();
      const { done, said: message } = await publishAndSend();
      expect(done).toBe(false);
      expect(message).toContain(
        `Kept in this computer’s repository: “${commitMessage}”. It has not arrived at origin.`,
      );
      expect(message).toContain(expectedMessage);
      expect(lastCommitMessage()).toBe(commitMessage);
      expect((await findRemote())?.unsent).toContain(commitMessage);
    },
  );

  it('stops a push that the remote never answers after a timeout', async () => {
    setSshCommand('sleep 20;');
    const found = await findRemote();
    if (!found) throw new Error('There is no remote');
    const runMerge = (task: () => Promise<void>) => task();
    const pushing = sendTo(found, { report: () => {}, seconds: 0.5, runMerge });
    await expect(pushing).rejects.toThrow('did not end within');
  });
});

describe('sending to a remote with newer commits', () => {
  const receiverFile = 'content/words/en/receiver.json';

  it('merges when the remote has changed another file', async () => {
    pushFromOtherClone(receiverFile, readFileSync(receiverFile, 'utf8').replace('  "', '   "'));
    expect((await publishAndSend()).said).toContain('It has arrived at origin.');
    expect(readFromRemote(heroFile)).toBe(changedHeroText);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s').split('\n')).toContain('Another');
  });

  it('merges when the remote has changed another field of the same file', async () => {
    const theirs = heroText.replace('"sky": "From Agave"', '"sky": "Out of agave"');
    write(heroFile, changedHeroText.replace('"soil": "to Excellence"', '"soil": "to gold"'));
    pushFromOtherClone(heroFile, theirs);
    expect((await publishAndSend()).said).toContain('It has arrived at origin.');
    const merged = JSON.parse(readFromRemote(heroFile)) as { tagline: string; heading: object };
    expect(merged.tagline).toMatch(/^A history/);
    expect(merged.heading).toMatchObject({ sky: 'Out of agave', soil: 'to gold' });
    expect(readFileSync(heroFile, 'utf8')).toBe(readFromRemote(heroFile));
    expect(git('status', '--porcelain')).toBe('');
  });

  it.each(['mine', 'theirs'] as const)(
    'asks which version to keep when both have changed the same field, and keeps %s',
    async (take) => {
      pushFromOtherClone(heroFile, heroText.replace('A legacy', 'A custom'));
      const { done, said: message, conflicts = [] } = await publishAndSend();
      expect(done).toBe(false);
      expect(message).toContain('Choose which stay');
      expect(conflicts).toEqual([
        {
          file: 'words/en/home/hero',
          path: 'tagline',
          label: 'Opening › Tagline',
          mine: expect.stringContaining('A history'),
          theirs: expect.stringContaining('A custom'),
        },
      ]);
      expect(lastCommitMessage()).toBe(commitMessage);
      const choices = conflicts.map(({ file, path }) => ({ file, path, take }));
      expect(await send(() => {}, { choices })).toEqual({
        done: true,
        said: 'It has arrived at origin.',
      });
      expect(readFromRemote(heroFile)).toContain(take === 'mine' ? 'A history' : 'A custom');
      expect(readFileSync(heroFile, 'utf8')).toBe(readFromRemote(heroFile));
    },
  );

  it('refuses to send while an unpublished edit conflicts with the remote', async () => {
    await publishLocally();
    pushFromOtherClone(heroFile, heroText.replace('From Agave', 'Out of agave'));
    write(heroFile, changedHeroText.replace('A history', 'A habit'));
    const { done, said: message } = await send(() => {});
    expect(done).toBe(false);
    expect(message).toContain('Publish these first');
    expect(readFileSync(heroFile, 'utf8')).toContain('A habit');
  });

  it('does not push a merge that fails the checks', async () => {
    await publishLocally();
    pushFromOtherClone(receiverFile, '{}\n');
    const verify = async () => 'Receiver › is missing';
    const { done, said: message } = await send(() => {}, { verify });
    expect(done).toBe(false);
    expect(message).toContain('Receiver › is missing');
    expect(lastMessageOnRemote()).toBe('Another');
  });
});
