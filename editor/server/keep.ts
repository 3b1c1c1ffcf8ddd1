import type { Choice, Outcome } from '../api';
import { proveSite } from './prove';
import { Conflicts } from './put-together';
import { inTurn } from './queue';
import { commit } from './repository';
import { findRemote, sendTo } from './remote';
import { forgetSavers, readSavers } from './savers';

const failed = (said: string): Outcome => ({ done: false, said });

/** What a refusal says to the person at the form. */
const reasonOf = (refused: unknown) => (refused as Error).message;

/** What was committed, in words; where it was not, why. */
export interface Kept extends Outcome {
  /** Whether there is something to be sent. */
  readonly isCommitted: boolean;
}

/** Commits what is saved, as a person’s own where it is known who they are, with the names of all who have saved a part of it. */
export async function keep(sentence: string, person?: string): Promise<Kept> {
  try {
    const others = (await readSavers()).filter((name) => name !== person);
    if (!(await commit(sentence, person, others)))
      return {
        done: true,
        isCommitted: false,
        said: 'Nothing was left to publish: pictures that no page uses were removed, and all else is as it was published last.',
      };
  } catch (refused) {
    return {
      ...failed(`${reasonOf(refused)}\nWhat you saved stays as it is.`),
      isCommitted: false,
    };
  }
  await forgetSavers();
  const said = `Kept in this computer’s repository: “${sentence}”.`;
  return { done: true, isCommitted: true, said };
}

/** What is sent, by whom, and whose words stay where two have changed the same. */
export interface Sent {
  readonly choices?: readonly Choice[];
  readonly person?: string | undefined;
  /** Builds what was put together. */
  readonly prove?: (say: (line: string) => void) => Promise<string | undefined>;
}

/** Sends what is kept to the remote, and says whether it has arrived. */
export async function send(
  say: (line: string) => void,
  { choices = [], person, prove = proveSite }: Sent = {},
): Promise<Outcome> {
  const remote = await findRemote();
  if (!remote) return failed('This repository knows no place to send it to.');
  say(`Sending it to ${remote.name} …`);
  const proved = (task: () => Promise<void>) =>
    inTurn(async () => {
      await task();
      const problem = await prove(say);
      if (problem !== undefined)
        throw new Error(
          `Put together with what others have sent, it does not build. Correct it, publish, and it is sent.\n${problem}`,
        );
    });
  try {
    await sendTo(remote, { say, choices, person, inTurn: proved });
  } catch (refused) {
    const said = `It has not arrived at ${remote.name}. ${reasonOf(refused)}`;
    return refused instanceof Conflicts
      ? { ...failed(said), conflicts: refused.list }
      : failed(said);
  }
  return { done: true, said: `It has arrived at ${remote.name}.` };
}
