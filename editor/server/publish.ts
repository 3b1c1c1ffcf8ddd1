import { stat } from 'node:fs/promises';
import type { Outcome, PublishWish } from '../api';
import { changesInWords } from './changes';
import { tell } from './events';
import { git, tryGit, type GitFailure } from './git';
import { heaviest } from './pictures';
import { proveChanges } from './prove';
import { inTurn } from './queue';
import { findRemote } from './remote';
import {
  authorOf,
  changedFiles,
  findObstacle,
  helperSeconds,
  identOf,
  publishable,
} from './repository';
import { forgetSavers, readSavers } from './savers';
import { send } from './send';
import { withoutUnusedPictures } from './unused-pictures';

/** What was committed, in words; where it was not, why. */
export interface Committed extends Outcome {
  readonly isCommitted: boolean;
}

const failed = (said: string): Committed => ({ done: false, said, isCommitted: false });

/** A file that no host of repositories takes: once committed, it would block every later push. */
async function tooHeavy(): Promise<string | undefined> {
  for (const { file } of await changedFiles()) {
    const size = (await stat(file).catch(() => undefined))?.size ?? 0;
    if (size > heaviest)
      return `${file} has ${Math.round(size / 1e6)} MB, and hosts of repositories take no file of more than ${heaviest / 1e6} MB: take a smaller one. Nothing was published.`;
  }
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

/**
 * Commits what has changed in the folders of `publishable`, and leaves all else as it is, staged or not.
 * `others` have saved a part of it, and are named with the author. Resolves to whether there was anything; rejects with the reason, for the person at the form.
 */
async function commit(
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

/** Commits all that is saved. The author is who publishes, where that is known; all others who have saved since are co-authors. */
export async function commitSaved(sentence: string, person?: string): Promise<Committed> {
  try {
    const others = (await readSavers()).filter((name) => name !== person);
    if (!(await commit(sentence, person, others)))
      return {
        done: true,
        isCommitted: false,
        said: 'Nothing was left to publish: pictures that no page uses were removed, and all else is as it was published last.',
      };
  } catch (refused) {
    const said = `${(refused as Error).message}\nWhat you saved stays as it is.`;
    return { done: false, isCommitted: false, said };
  }
  await forgetSavers();
  const said = `Kept in this computer’s repository: “${sentence}”.`;
  return { done: true, isCommitted: true, said };
}

/** Checks all that is saved, builds the site with it, and commits it. */
async function checkAndCommit(
  sentence: string,
  say: (line: string) => void,
  person: string | undefined,
): Promise<Committed> {
  const obstacle = await findObstacle();
  if (obstacle) return failed(`${obstacle} What you saved stays as it is.`);
  if ((await changesInWords()).length === 0) return failed('Nothing has changed.');
  return withoutUnusedPictures(async () => {
    const problem = (await proveChanges(say)) ?? (await tooHeavy());
    if (problem !== undefined) return failed(problem);
    say('Keeping the change …');
    return commitSaved(sentence, person);
  });
}

/** Publishes what was saved under a person’s sentence, and sends it where that is wished. */
export async function publish(
  { sentence, send: isToBeSent }: PublishWish,
  say: (line: string) => void,
  person?: string,
): Promise<Outcome> {
  const { isCommitted, ...outcome } = await inTurn(async () => {
    const by = person === undefined ? {} : { name: person };
    tell({ publishing: true, ...by });
    return checkAndCommit(sentence, say, person).finally(() => tell({ publishing: false, ...by }));
  });
  if (!isCommitted) return outcome;
  const remote = await findRemote();
  if (!remote)
    return {
      done: true,
      said: `${outcome.said} Tell whoever looks after the site: it knows no place to send it to.`,
    };
  if (!isToBeSent)
    return { done: true, said: `${outcome.said} Nobody else has it until it is sent.` };
  // The queue goes on meanwhile: a slow remote keeps nobody from saving.
  const sent = await send(say, { person });
  const said = sent.done
    ? `Published: “${sentence}”. ${sent.said}`
    : `${outcome.said} ${sent.said}`;
  return { ...sent, said };
}
