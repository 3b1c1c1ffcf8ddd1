import type { Outcome } from '../api';
import { commit } from './repository';
import { forgetSavers, readSavers } from './savers';

/** What was committed, in words; where it was not, why. */
export interface Committed extends Outcome {
  readonly isCommitted: boolean;
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
