import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../content/languages';
import { showSaved } from './drafts';
import { contentFolder } from './folders';
import type { News } from './outcome';
import { labelOf, labels, placeOf } from './files';

type Listener = (news: News) => void;

const listeners = new Set<Listener>();

/** Calls back with everything that people at the editor have to know; returns how to stop. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says something to everybody at the editor. */
export function tell(news: News): void {
  for (const listener of listeners) listener(news);
}

/** What files below `content` hold since the editor wrote them, or told of them, last. */
const known = new Map<string, string>();

/** Notes what the editor is about to write: no news. */
export function writtenHere(file: string, text: string): void {
  known.set(file, text);
}

async function tellOf(file: string): Promise<void> {
  if (!placeOf(file) && !labels[file]) return;
  // It may be gone for a moment, or for good.
  const text = await readFile(path.join(contentFolder, file), 'utf8').catch(() => undefined);
  if (text === undefined || text === known.get(file)) return;
  known.set(file, text);
  await showSaved(file);
  tell({
    said: `“${labelOf(file)}” was changed outside this window. What you typed is kept, and saving it overwrites nothing without asking. Where you have typed nothing, reload to see the change.`,
  });
}

/** Says so when content is changed by something other than the editor. */
export function watchContent(): void {
  // Folders, not files: a file that is replaced whole is another file to the system.
  const folders = [
    ...Object.keys(labels).map((file) => path.dirname(file)),
    ...languages.map(({ code }) => `texts/${code}`),
  ];
  for (const folder of new Set(folders))
    watch(path.join(contentFolder, folder), (_, name) => {
      // A file may go while it is read: no reason for the editor to end.
      if (name) tellOf(`${folder}/${name}`).catch(console.error);
    });
}
