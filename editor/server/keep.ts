import type { Outcome } from './outcome';
import { commit, findRemote, sendTo } from './repository';

const done = (said: string): Outcome => ({ done: true, said });
const failed = (said: string): Outcome => ({ done: false, said });

/** What a refusal says to the person at the form. */
const reasonOf = (refused: unknown) => (refused as Error).message;

export interface Wish {
  /** Why it was changed, in the editor's words. */
  readonly sentence: string;
  /** Whether it goes to the remote too. */
  readonly send: boolean;
}

/** Commits what is saved, and sends it where that is wished. */
export async function keep(
  { sentence, send: isToBeSent }: Wish,
  say: (line: string) => void,
): Promise<Outcome> {
  try {
    if (!(await commit(sentence)))
      return done(
        'Nothing was left to publish: pictures that no page uses were removed, and all else is as it was published last.',
      );
  } catch (refused) {
    return failed(`${reasonOf(refused)}\nWhat you saved stays as it is.`);
  }
  const kept = `Kept in this computer’s repository: “${sentence}”.`;
  const remote = await findRemote();
  if (!remote)
    return done(`${kept} Tell whoever looks after the site: it knows no place to send it to.`);
  if (!isToBeSent) return done(`${kept} Nobody else has it until it is sent.`);
  const { done: hasArrived, said } = await send(say);
  return hasArrived ? done(`Published: “${sentence}”. ${said}`) : failed(`${kept} ${said}`);
}

/** Sends what is kept to the remote, and says whether it has arrived. */
export async function send(say: (line: string) => void): Promise<Outcome> {
  const remote = await findRemote();
  if (!remote) return failed('This repository knows no place to send it to.');
  say(`Sending it to ${remote.name} …`);
  try {
    await sendTo(remote);
  } catch (refused) {
    return failed(`It has not arrived at ${remote.name}. ${reasonOf(refused)}`);
  }
  return done(`It has arrived at ${remote.name}.`);
}
