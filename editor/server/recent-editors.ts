/** The people who have saved something since the last commit: the next commit names all of them, whoever publishes. */
import { readFile, rm } from 'node:fs/promises';
import { writeAtomically } from './form-files';

/** On disk, beside the drafts: the editor may be restarted before somebody publishes. */
const file = '.edit/savers.json';

export async function readRecentEditors(): Promise<readonly string[]> {
  const names = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(names) as string[];
}

/** Records that a person has saved something. */
export async function addRecentEditor(person: string | undefined): Promise<void> {
  const names = await readRecentEditors();
  if (person !== undefined && !names.includes(person))
    await writeAtomically(file, JSON.stringify([...names, person]));
}

export const clearRecentEditors = (): Promise<void> => rm(file, { force: true });
