import { existsSync } from 'node:fs';
import type { GitFailure } from './git';
import { git, tryGit } from './git';

/** The paths that publishing commits: everything that the editor changes, and what is generated from it. */
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

/** The files below these paths with uncommitted changes, and whether they are untracked. */
export async function changedFiles() {
  const prefix = await tryGit('rev-parse', '--show-prefix');
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const lines = (await git([...args, '--', ...publishable])).split('\0').filter(Boolean);
  return lines.map((line) => ({
    file: line.slice(3 + prefix.length),
    isNew: line.startsWith('??'),
  }));
}

/** Files in `.git` that show an unfinished merge, cherry-pick, revert or rebase. */
const unfinishedStates = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

/** Why the repository's state prevents commits, and what to do; `undefined` if commits are possible. */
export async function findObstacle(): Promise<string | undefined> {
  let paths: string;
  try {
    paths = await git(['rev-parse', ...unfinishedStates.flatMap((name) => ['--git-path', name])]);
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

/** Seconds that a credential helper or signing program may take before publishing fails with an explanation. */
export const helperSeconds = 8;

const mailOf = (person: string) => (/^\S+@\S+$/.test(person) ? person : '');

/** A person as `Name <email>`. */
export const identOf = (person: string) => `${person} <${mailOf(person)}>`;

/** Environment variables that set the author of a commit; without a person, git's own setting is used. */
export function authorOf(person: string | undefined): Record<string, string> {
  if (person === undefined) return {};
  return { GIT_AUTHOR_NAME: person, GIT_AUTHOR_EMAIL: mailOf(person) };
}
