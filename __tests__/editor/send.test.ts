import { readFileSync, rmSync } from 'node:fs';
import { send } from '@/editor/server/send';
import { publish } from '@/editor/server/publish';
import { findRemote, sendTo } from '@/editor/server/remote';
import {
  changed,
  git,
  hero,
  hook,
  lastSentence,
  remote,
  sentence,
  standInProject,
  words,
  write,
} from './project';

/** What is checked and built before, and how long that takes, are other tests’. */
jest.mock('@/editor/server/prove', () => ({
  proveSite: async () => undefined,
  proveChanges: async () => undefined,
}));
jest.mock('@/scripts/check/mdx-texts', () => ({ findProblemIn: async () => undefined }));

standInProject();

const commitHere = () => publish({ sentence, send: false }, () => {});
const keepAndSend = () => publish({ sentence, send: true }, () => {});

describe('a branch with a remote', () => {
  const arrived = () => git('--git-dir', remote, 'log', '-1', '--format=%s', 'main').trim();
  const there = (file: string) => git('--git-dir', remote, 'show', `main:${file}`);

  beforeEach(() => {
    git('remote', 'add', '--fetch', 'origin', remote);
  });

  /** Somebody else sends other words of a file. */
  function sendOther(file: string, text: string) {
    git('clone', '--quiet', remote, '../other');
    write(`../other/${file}`, text);
    git('-C', '../other', 'add', '--all');
    git('-C', '../other', 'commit', '--quiet', '--message', 'Another');
    git('-C', '../other', 'push', '--quiet');
  }

  const isAt = (address: string) => git('remote', 'set-url', 'origin', address);
  const sshIs = (command: string) => {
    isAt('ssh://host.example/site.git');
    git('config', 'core.sshCommand', command);
  };

  it('is published once the change has arrived there', async () => {
    expect(await findRemote()).toMatchObject({ name: 'origin', branch: 'main', unsent: [] });
    expect(await keepAndSend()).toEqual({
      done: true,
      said: `Published: “${sentence}”. It has arrived at origin.`,
    });
    expect(arrived()).toBe(sentence);
  });

  it('is not sent unasked, and can be sent later', async () => {
    expect((await commitHere()).said).toContain('Nobody else has it until it is sent.');
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
    ['refuses it', () => hook('pre-receive', 'echo Closed; exit 1', remote), 'Closed'],
    [
      'refuses a file',
      () => hook('pre-receive', 'echo "exceeds the file size limit of 100 MB"; exit 1', remote),
      'A file is too large for it.',
    ],
    ['asks for a key', () => sshIs('echo "Permission denied" >&2; false'), 'does not know who you'],
    ['a hook here holds back from', () => hook('pre-push', 'echo Not today; exit 1'), 'Not today'],
    [
      'has newer changes of the program, which both have changed',
      () => {
        sendOther('lib/code.ts', 'theirs\n');
        write('lib/code.ts', 'mine\n');
        git('commit', '--quiet', '--message', sentence, '--', 'lib');
      },
      'Both have changed lib/code.ts. Ask a developer',
    ],
  ])('that %s: the change is kept, and said to be here alone', async (_, prepare, says) => {
    prepare();
    const { done, said } = await keepAndSend();
    expect(done).toBe(false);
    expect(said).toContain(
      `Kept in this computer’s repository: “${sentence}”. It has not arrived at origin.`,
    );
    expect(said).toContain(says);
    expect(lastSentence()).toBe(sentence);
    expect((await findRemote())?.unsent).toContain(sentence);
  });

  it('that never answers is not waited for', async () => {
    sshIs('sleep 20;');
    const found = await findRemote();
    if (!found) throw new Error('There is no remote');
    const sending = { say: () => {}, seconds: 0.5, inTurn: (task: () => Promise<void>) => task() };
    await expect(sendTo(found, sending)).rejects.toThrow('did not end within');
  });

  describe('on which others have sent changes', () => {
    const note = 'content/words/en/receiver.json';

    it('gets both, where they have changed another file', async () => {
      sendOther(note, readFileSync(note, 'utf8').replace('  "', '   "'));
      expect((await keepAndSend()).said).toContain('It has arrived at origin.');
      expect(there(hero)).toBe(changed);
      expect(git('status', '--porcelain')).toBe('');
      expect(git('log', '--format=%s').split('\n')).toContain('Another');
    });

    it('gets both, where they have changed another field on the next line', async () => {
      const theirs = words.replace('"sky": "From Agave"', '"sky": "Out of agave"');
      write(hero, changed.replace('"soil": "to Excellence"', '"soil": "to gold"'));
      sendOther(hero, theirs);
      expect((await keepAndSend()).said).toContain('It has arrived at origin.');
      const put = JSON.parse(there(hero)) as { tagline: string; heading: object };
      expect(put.tagline).toMatch(/^A history/);
      expect(put.heading).toMatchObject({ sky: 'Out of agave', soil: 'to gold' });
      expect(readFileSync(hero, 'utf8')).toBe(there(hero));
      expect(git('status', '--porcelain')).toBe('');
    });

    it.each(['mine', 'theirs'] as const)(
      'asks whose words stay where both have changed the same, and keeps %s',
      async (take) => {
        sendOther(hero, words.replace('A legacy', 'A custom'));
        const { done, said, conflicts = [] } = await keepAndSend();
        expect(done).toBe(false);
        expect(said).toContain('Choose which stay');
        expect(conflicts).toEqual([
          {
            file: 'words/en/home/hero',
            path: 'tagline',
            label: 'Opening › Tagline',
            mine: expect.stringContaining('A history'),
            theirs: expect.stringContaining('A custom'),
          },
        ]);
        expect(lastSentence()).toBe(sentence);
        const choices = conflicts.map(({ file, path }) => ({ file, path, take }));
        expect(await send(() => {}, { choices })).toEqual({
          done: true,
          said: 'It has arrived at origin.',
        });
        expect(there(hero)).toContain(take === 'mine' ? 'A history' : 'A custom');
        expect(readFileSync(hero, 'utf8')).toBe(there(hero));
      },
    );

    it('waits for what somebody has saved meanwhile and others have changed too', async () => {
      await commitHere();
      sendOther(hero, words.replace('From Agave', 'Out of agave'));
      write(hero, changed.replace('A history', 'A habit'));
      const { done, said } = await send(() => {});
      expect(done).toBe(false);
      expect(said).toContain('Publish these first');
      expect(readFileSync(hero, 'utf8')).toContain('A habit');
    });

    it('sends nothing that does not build once it is put together', async () => {
      await commitHere();
      sendOther(note, '{}\n');
      const { done, said } = await send(() => {}, { prove: async () => 'Receiver › is missing' });
      expect(done).toBe(false);
      expect(said).toContain('Receiver › is missing');
      expect(arrived()).toBe('Another');
    });
  });
});
