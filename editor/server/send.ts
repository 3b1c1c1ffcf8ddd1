import type { Choice, Outcome } from '../api';
import { proveSite } from './prove';
import { Conflicts } from './merge-remote';
import { inTurn } from './queue';
import { findRemote, sendTo } from './remote';

const failed = (said: string): Outcome => ({ done: false, said });

/** What is sent, by whom, and whose words stay where two have changed the same. */
export interface Sent {
  readonly choices?: readonly Choice[];
  readonly person?: string | undefined;
  /** Builds what was put together. */
  readonly prove?: (say: (line: string) => void) => Promise<string | undefined>;
}

/** Sends what is committed to the remote, and says whether it has arrived. */
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
    const said = `It has not arrived at ${remote.name}. ${(refused as Error).message}`;
    return refused instanceof Conflicts
      ? { ...failed(said), conflicts: refused.list }
      : failed(said);
  }
  return { done: true, said: `It has arrived at ${remote.name}.` };
}
