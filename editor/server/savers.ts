/** Who has saved something since the last commit: that commit carries everybody’s name, whoever publishes. */
import { readFile, rm } from 'node:fs/promises';
import { writeWhole } from './stored';

/** Beside the drafts: the editor may be started again before somebody publishes. */
const file = '.edit/savers.json';

export async function readSavers(): Promise<readonly string[]> {
  const names = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(names) as string[];
}

/** Notes that a person has saved something. */
export async function noteSaver(person: string | undefined): Promise<void> {
  const savers = await readSavers();
  if (person !== undefined && !savers.includes(person))
    await writeWhole(file, JSON.stringify([...savers, person]));
}

export const forgetSavers = (): Promise<void> => rm(file, { force: true });
