import type { Choice, Outcome } from '../api';
import { verifySite } from './verify';
import { ConflictError } from './merge-remote';
import { runExclusive } from './queue';
import { findRemote, sendTo } from './remote';

const failed = (said: string): Outcome => ({ done: false, said });

/** Options of `send`: the choices for conflicting fields, the author of a merge, the check before a merge is sent. */
export interface SendOptions {
  readonly choices?: readonly Choice[];
  readonly person?: string | undefined;
  /** Checks and builds the result of a merge. */
  readonly verify?: (report: (message: string) => void) => Promise<string | undefined>;
}

/** Pushes the commits to the remote. */
export async function send(
  report: (message: string) => void,
  { choices = [], person, verify = verifySite }: SendOptions = {},
): Promise<Outcome> {
  const remote = await findRemote();
  if (!remote) return failed('This repository knows no place to send it to.');
  report(`Sending it to ${remote.name} …`);
  const mergeAndVerify = (task: () => Promise<void>) =>
    runExclusive(async () => {
      await task();
      const problem = await verify(report);
      if (problem !== undefined)
        throw new Error(
          `Put together with what others have sent, it does not build. Correct it, publish, and it is sent.\n${problem}`,
        );
    });
  try {
    await sendTo(remote, { report, choices, person, runMerge: mergeAndVerify });
  } catch (error) {
    const message = `It has not arrived at ${remote.name}. ${(error as Error).message}`;
    return error instanceof ConflictError
      ? { ...failed(message), conflicts: error.list }
      : failed(message);
  }
  return { done: true, said: `It has arrived at ${remote.name}.` };
}
