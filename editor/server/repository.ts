import { existsSync } from 'node:fs';
import type { GitFailure } from './git';
import { git, tryGit } from './git';

/** What publishing commits: all that the editor changes, and what is generated from it. */
export const publishable = [
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

/** The files among them that are saved and not committed, and whether git knows them yet. */
export async function changedFiles() {
  const prefix = await tryGit('rev-parse', '--show-prefix');
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const lines = (await git([...args, '--', ...publishable])).split('\0').filter(Boolean);
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
  if (paths.split('\n').some(existsSync) || (await tryGit('ls-files', '--unmerged')))
    return 'A merge, or something like it, is half done in this repository. Ask a developer to finish it or to take it back (“git status” says how).';
  if (!(await tryGit('symbolic-ref', '--quiet', 'HEAD')))
    return 'This repository is on no branch (“detached HEAD”), where a change is easily lost. Ask a developer to switch to one, for example with “git switch main”.';
  const names = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'];
  if ((await Promise.all(names.map((name) => tryGit('var', name)))).includes(''))
    return 'Git does not know your name yet. Ask a developer to set it once on this computer: git config --global user.name "…" and git config --global user.email "…".';
  return undefined;
}

/** A program that signs, and has no key or may not use it. */
const unsigned =
  /gpg failed to sign|Couldn't (?:load|find) (?:public )?key|failed to write commit object/;

function whyNotKept({ message }: Error): string {
  if (message.startsWith('The program that')) return message.split('\n')[0] ?? message;
  if (unsigned.test(message))
    return `Changes are signed here (commit.gpgsign), and the key cannot be used: it asks for a password, or is missing. Ask a developer to unlock it, then press again. ${message}`;
  if (message.includes(".lock': File exists"))
    return `Another program is using the repository just now. Wait a minute, then press again. If it stays so, send a developer this: ${message}`;
  if (message === '')
    return 'Git refused the change and did not say why; perhaps a hook of the repository did. Ask a developer to look at it.';
  return `Git, or a hook of the repository, refused the change. Correct what it names, or send a developer what it said: ${message}`;
}

/** How long somebody at the form waits before they are told what git waits for. */
export const helperSeconds = 8;

const mailOf = (person: string) => (/^\S+@\S+$/.test(person) ? person : '');

/** A person as git writes them. */
const identOf = (person: string) => `${person} <${mailOf(person)}>`;

/** The person whose change it is; without a name, whoever git knows on this computer. */
export function authorOf(person: string | undefined): Record<string, string> {
  if (person === undefined) return {};
  return { GIT_AUTHOR_NAME: person, GIT_AUTHOR_EMAIL: mailOf(person) };
}

/**
 * Commits what has changed in the folders of `publishable`, and leaves all else as it is, staged or not.
 * `others` have saved a part of it, and are named with the author. Resolves to whether there was anything; rejects with the reason, for the person at the form.
 */
export async function commit(
  sentence: string,
  person?: string,
  others: readonly string[] = [],
): Promise<boolean> {
  const changed = await changedFiles();
  if (changed.length === 0) return false;
  const isIn = (place: string) => (each: { file: string }) =>
    each.file === place || each.file.startsWith(`${place}/`);
  const places = publishable.filter((place) => changed.some(isIn(place)));
  const added = changed.filter(({ isNew }) => isNew).map(({ file }) => file);
  const before = await tryGit('rev-parse', 'HEAD');
  try {
    // A commit of named paths takes along only what git knows.
    if (added.length > 0) await git(['add', '--intent-to-add', '--', ...added]);
    const named = others.flatMap((name) => ['--trailer', `Co-authored-by: ${identOf(name)}`]);
    await git(['commit', '--quiet', '--only', '--message', sentence, ...named, '--', ...places], {
      env: authorOf(person),
      seconds: 300,
      helperSeconds,
    });
  } catch (error) {
    // What runs after the commit may fail too: then it is there all the same.
    if ((await tryGit('rev-parse', 'HEAD')) !== before) return true;
    if (added.length > 0) await tryGit('reset', '--quiet', '--', ...added);
    throw new Error(whyNotKept(error as GitFailure));
  }
  return true;
}
