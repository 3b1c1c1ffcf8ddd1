import { stat } from 'node:fs/promises';
import type { Outcome, PublishWish } from '../api';
import { changesInWords } from './changes';
import { commitSaved, type Committed } from './commit';
import { tell } from './events';
import { heaviest } from './pictures';
import { proveChanges } from './prove';
import { inTurn } from './queue';
import { findRemote } from './remote';
import { changedFiles, findObstacle } from './repository';
import { send } from './send';
import { withoutUnusedPictures } from './unused-pictures';

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

/** Publishes what was saved under the editor's sentence, and sends it where that is wished. */
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
