import { rmSync } from 'node:fs';
import { keep, send } from '@/editor/server/keep';
import { findRemote, sendTo } from '@/editor/server/repository';
import { git, hook, lastSentence, remote, sentence, standInProject } from './project';

standInProject();

const keepHere = () => keep({ sentence, send: false }, () => {});
const keepAndSend = () => keep({ sentence, send: true }, () => {});

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
    await expect(sendTo(there, 0.5)).rejects.toThrow('did not end within');
  });
});
