import { existsSync } from 'node:fs';
import type { GitFailure } from './git';
import { git } from './git';
import type { Remote } from './outcome';

/** All that the editor may change. */
const published = [
  'content/facts',
  'content/words',
  'content/legal',
  'content/texts',
  'content/translations',
  'art/masters',
  'public/images',
  'public/share',
  'public/icons',
  'public/press-kit',
  'content/images/manifest.ts',
  'components/ui/picture/_placeholders.scss',
  'styles/textures/_generated.scss',
  'scripts/images/drawn.json',
];

/** What git answers, without the last line's end; empty where it has no answer. */
const ask = (...args: string[]) =>
  git(args).then(
    (answer) => answer.trimEnd(),
    () => '',
  );

/** The files among them that are saved and not committed, and whether git knows them yet. */
export async function changedFiles() {
  const prefix = await ask('rev-parse', '--show-prefix');
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const lines = (await git([...args, '--', ...published])).split('\0').filter(Boolean);
  return lines.map((line) => ({
    file: line.slice(3 + prefix.length),
    isNew: line.startsWith('??'),
  }));
}

/** What git leaves in its folder while something is half done. */
const halfDone = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Why nothing can be committed as the repository stands, and what to do; nothing where it can. */
export async function findObstacle(): Promise<string | undefined> {
  let paths: string;
  try {
    paths = await git(['rev-parse', ...halfDone.flatMap((name) => ['--git-path', name])]);
  } catch (error) {
    const { message } = error as GitFailure;
    return message.includes('not a git repository')
      ? 'This folder is no Git repository, so nothing can be kept. Ask a developer to set the project up with “git clone”, and to copy the folder “content” there.'
      : `Git cannot be used here. Send a developer what it said: ${message}`;
  }
  if (paths.split('\n').some(existsSync) || (await ask('ls-files', '--unmerged')))
    return 'A merge, or something like it, is half done in this repository. Ask a developer to finish it or to take it back (“git status” says how).';
  if (!(await ask('symbolic-ref', '--quiet', 'HEAD')))
    return 'This repository is on no branch (“detached HEAD”), where a change is easily lost. Ask a developer to switch to one, for example with “git switch main”.';
  const names = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'];
  if ((await Promise.all(names.map((name) => ask('var', name)))).includes(''))
    return 'Git does not know your name yet. Ask a developer to set it once on this computer: git config --global user.name "…" and git config --global user.email "…".';
  return undefined;
}

function whyNotKept({ message }: Error): string {
  if (message.includes(".lock': File exists"))
    return `Another program is using the repository just now. Wait a minute, then press again. If it stays so, send a developer this: ${message}`;
  if (message === '')
    return 'Git refused the change and did not say why; perhaps a hook of the repository did. Ask a developer to look at it.';
  return `Git, or a hook of the repository, refused the change. Correct what it names, or send a developer what it said: ${message}`;
}

/**
 * Commits what has changed in content and pictures, and leaves all else as it is, staged or not.
 * Resolves to whether there was anything; rejects with the reason, for the person at the form.
 */
export async function commit(sentence: string): Promise<boolean> {
  const changed = await changedFiles();
  if (changed.length === 0) return false;
  const isIn = (place: string) => (each: { file: string }) =>
    each.file === place || each.file.startsWith(`${place}/`);
  const places = published.filter((place) => changed.some(isIn(place)));
  const added = changed.filter(({ isNew }) => isNew).map(({ file }) => file);
  const before = await ask('rev-parse', 'HEAD');
  try {
    // A commit of named paths takes along only what git knows.
    if (added.length > 0) await git(['add', '--intent-to-add', '--', ...added]);
    await git(['commit', '--quiet', '--only', '--message', sentence, '--', ...places]);
  } catch (error) {
    // What runs after the commit may fail too: then it is there all the same.
    if ((await ask('rev-parse', 'HEAD')) !== before) return true;
    if (added.length > 0) await ask('reset', '--quiet', '--', ...added);
    throw new Error(whyNotKept(error as GitFailure));
  }
  return true;
}

/** Where the branch goes when it is sent: to what it follows, or else to the remote `origin`. */
export async function findRemote(): Promise<Remote | undefined> {
  const branch = await ask('symbolic-ref', '--short', 'HEAD');
  const followed = await ask('config', `branch.${branch}.remote`);
  const remotes = (await ask('remote')).split('\n');
  const name = [followed, 'origin'].find((each) => each && remotes.includes(each));
  if (!branch || !name) return undefined;
  const upstream = name === followed && (await ask('config', `branch.${branch}.merge`));
  const address = await ask('remote', 'get-url', name);
  return {
    name,
    // An address may hold a password, which nobody needs to see.
    address: address.replace(/\/\/[^/@]*@/, '//'),
    branch: upstream ? upstream.replace('refs/heads/', '') : branch,
    unsent: (await ask('log', '--format=%s', 'HEAD', '--not', `--remotes=${name}`))
      .split('\n')
      .filter(Boolean),
  };
}

/** Why a remote has not taken a change, by what git says, and what to do. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /fetch first|non-fast-forward|cannot lock ref/,
    'Somebody else has sent newer changes there. Ask a developer to put both together (“git pull --rebase”), then press Send.',
  ],
  [
    /could not read (Username|Password)|Authentication failed|Permission denied|Host key verification|error: 40[13]/,
    'It does not know who you are, or asks for a password, which cannot be given here. Ask a developer to sign in once on this computer (“git push” in a terminal), then press Send.',
  ],
  [/remote rejected|hook declined/, 'It refused the change. Send a developer what it said.'],
  [
    /unable to access|Could not read from remote|does not appear to be|not found|did not end within/,
    'It could not be reached. Look whether this computer is online, then press Send.',
  ],
];

/** Sends the branch. Resolves once it has arrived; rejects with the reason and what to do. */
export async function sendTo({ name, branch }: Remote, seconds = 120): Promise<void> {
  const ssh = process.env.GIT_SSH_COMMAND ?? ((await ask('config', 'core.sshCommand')) || 'ssh');
  const patience = '-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20';
  const env = { GIT_SSH_COMMAND: `${ssh} ${patience}` };
  const slow = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
  try {
    await git([...slow, 'push', name, `HEAD:refs/heads/${branch}`], { env, seconds });
  } catch (error) {
    const { message } = error as GitFailure;
    const [, why = 'It was not sent. Send a developer what git said.'] =
      refusals.find(([pattern]) => pattern.test(message)) ?? [];
    throw new Error(`${why}\n${message}`);
  }
}
