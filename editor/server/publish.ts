import { stat } from 'node:fs/promises';
import type { Outcome, PublishRequest } from '../api';
import { describeUnpublishedChanges } from './changes';
import { broadcast } from './events';
import { git, tryGit, type GitFailure } from './git';
import { maxFileBytes } from './pictures';
import { verifyChanges } from './verify';
import { runExclusive } from './queue';
import { findRemote } from './remote';
import {
  authorOf,
  changedFiles,
  findObstacle,
  helperSeconds,
  identOf,
  publishable,
} from './repository';
import { clearRecentEditors, readRecentEditors } from './recent-editors';
import { send } from './send';
import { withoutUnusedPictures } from './unused-pictures';

/** The outcome of committing. A task may succeed without a commit if nothing was left to publish. */
export interface Committed extends Outcome {
  readonly isCommitted: boolean;
}

const failed = (message: string): Committed => ({
  done: false,
  said: message,
  isCommitted: false,
});

/** Describes a file that Git hosts refuse: once committed, it would block every later push. */
async function findOversizedFile(): Promise<string | undefined> {
  for (const { file } of await changedFiles()) {
    const size = (await stat(file).catch(() => undefined))?.size ?? 0;
    if (size > maxFileBytes)
      return `${file} has ${Math.round(size / 1e6)} MB, and hosts of repositories take no file of more than ${maxFileBytes / 1e6} MB: take a smaller one. Nothing was published.`;
  }
  return undefined;
}

/** Git's messages if a commit cannot be signed. */
const signingFailed =
  /gpg failed to sign|Couldn't (?:load|find) (?:public )?key|failed to write commit object/;

/** Explains to the user why git refused a commit. */
function explainCommitFailure({ message }: Error): string {
  if (message.startsWith('The program that')) return message.split('\n')[0] ?? message;
  if (signingFailed.test(message))
    return `Changes are signed here (commit.gpgsign), and the key cannot be used: it asks for a password, or is missing. Ask a developer to unlock it, then press again. ${message}`;
  if (message.includes(".lock': File exists"))
    return `Another program is using the repository just now. Wait a minute, then press again. If it stays so, send a developer this: ${message}`;
  if (message === '')
    return 'Git refused the change and did not say why; perhaps a hook of the repository did. Ask a developer to look at it.';
  return `Git, or a hook of the repository, refused the change. Correct what it names, or send a developer what it said: ${message}`;
}

/**
 * Commits the changes in the paths of `publishable`; other changes are left alone, staged or not. `coAuthors` are named
 * in trailers. Resolves to whether there was anything to commit; rejects with an explanation for the user.
 */
async function commit(
  sentence: string,
  person?: string,
  coAuthors: readonly string[] = [],
): Promise<boolean> {
  const changed = await changedFiles();
  if (changed.length === 0) return false;
  const isIn = (path: string) => (each: { file: string }) =>
    each.file === path || each.file.startsWith(`${path}/`);
  const paths = publishable.filter((path) => changed.some(isIn(path)));
  const added = changed.filter(({ isNew }) => isNew).map(({ file }) => file);
  const before = await tryGit('rev-parse', 'HEAD');
  try {
    // A commit of named paths ignores untracked files.
    if (added.length > 0) await git(['add', '--intent-to-add', '--', ...added]);
    const trailers = coAuthors.flatMap((name) => ['--trailer', `Co-authored-by: ${identOf(name)}`]);
    await git(['commit', '--quiet', '--only', '--message', sentence, ...trailers, '--', ...paths], {
      env: authorOf(person),
      seconds: 300,
      helperSeconds,
    });
  } catch (error) {
    // A hook after the commit may have failed: then the commit exists.
    if ((await tryGit('rev-parse', 'HEAD')) !== before) return true;
    if (added.length > 0) await tryGit('reset', '--quiet', '--', ...added);
    throw new Error(explainCommitFailure(error as GitFailure));
  }
  return true;
}

/** Commits everything saved. The author is the person who publishes, if known; others who saved are co-authors. */
export async function commitSaved(sentence: string, person?: string): Promise<Committed> {
  try {
    const otherEditors = (await readRecentEditors()).filter((name) => name !== person);
    if (!(await commit(sentence, person, otherEditors)))
      return {
        done: true,
        isCommitted: false,
        said: 'Nothing was left to publish: pictures that no page uses were removed, and all else is as it was published last.',
      };
  } catch (error) {
    return failed(`${(error as Error).message}\nWhat you saved stays as it is.`);
  }
  await clearRecentEditors();
  const message = `Kept in this computer’s repository: “${sentence}”.`;
  return { done: true, isCommitted: true, said: message };
}

/** Checks everything saved, builds the site with it, and commits it. */
async function checkAndCommit(
  sentence: string,
  report: (message: string) => void,
  person: string | undefined,
): Promise<Committed> {
  const obstacle = await findObstacle();
  if (obstacle) return failed(`${obstacle} What you saved stays as it is.`);
  if ((await describeUnpublishedChanges()).length === 0) return failed('Nothing has changed.');
  return withoutUnusedPictures(async () => {
    const problem = (await verifyChanges(report)) ?? (await findOversizedFile());
    if (problem !== undefined) return failed(problem);
    report('Keeping the change …');
    return commitSaved(sentence, person);
  });
}

/** Commits everything saved, with a person's sentence as the commit message, and pushes it if requested. */
export async function publish(
  { sentence, send: isSendRequested }: PublishRequest,
  report: (message: string) => void,
  person?: string,
): Promise<Outcome> {
  const { isCommitted, ...outcome } = await runExclusive(async () => {
    const by = person === undefined ? {} : { name: person };
    broadcast({ publishing: true, ...by });
    return checkAndCommit(sentence, report, person).finally(() =>
      broadcast({ publishing: false, ...by }),
    );
  });
  if (!isCommitted) return outcome;
  const remote = await findRemote();
  if (!remote)
    return {
      done: true,
      said: `${outcome.said} Tell whoever looks after the site: it knows no place to send it to.`,
    };
  if (!isSendRequested)
    return { done: true, said: `${outcome.said} Nobody else has it until it is sent.` };
  // Outside the queue: a slow remote must not block saving.
  const sent = await send(report, { person });
  const message = sent.done
    ? `Published: “${sentence}”. ${sent.said}`
    : `${outcome.said} ${sent.said}`;
  return { ...sent, said: message };
}
