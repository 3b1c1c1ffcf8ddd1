/** Live events for all open editor windows. Who is present is known only from the open connections. */
import { watch } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import type { LiveEvent, Person } from '../api';
import { resetDraft } from './drafts';
import { labels, textPageOfFile } from './labels';
import { contentFolder } from './folders';
import { readSavedForm } from './form-files';

interface Listener extends Person {
  readonly send: (event: LiveEvent) => void;
}

const listeners = new Set<Listener>();

/** Sends an event to all windows. */
export function broadcast(event: LiveEvent): void {
  for (const { send } of listeners) send(event);
}

/** Sends each window the other people and the forms they have open. */
function broadcastPeople(): void {
  for (const listener of listeners) {
    const people = [...listeners]
      .filter((each) => each !== listener)
      .map(({ name, file }): Person => (name === undefined ? { file } : { name, file }));
    listener.send({ people });
  }
}

/** Adds a window that receives events. Returns a function that removes it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  broadcastPeople();
  return () => {
    listeners.delete(listener);
    broadcastPeople();
  };
}

/** The version last announced of each form. */
const announced = new Map<string, string>();

/** Updates the preview and all open windows after a file below `content` has changed. */
export async function broadcastFileChange(name: string): Promise<void> {
  if (!textPageOfFile(name) && !labels[name]) return;
  await resetDraft(name);
  const file = name.replace(/\.\w+$/, '');
  // Translations show fields of the English file too.
  const twins = file.startsWith('words/en/')
    ? translations.map(({ code }) => file.replace('/en/', `/${code}/`))
    : [];
  for (const each of [file, ...twins]) {
    const version = (await readSavedForm(each))?.version ?? '';
    if (announced.get(each) === version) continue;
    announced.set(each, version);
    broadcast(version ? { changed: each, version } : { gone: each });
  }
}

/** Also announces changes made by other programs. */
export function watchContent(): void {
  // Folders, not files: a watcher of a file loses it when it is replaced by a rename.
  const folders = [
    ...Object.keys(labels).map((file) => path.dirname(file)),
    ...languages.map(({ code }) => `texts/${code}`),
  ];
  for (const folder of new Set(folders))
    watch(path.join(contentFolder, folder), (_, name) => {
      // A file may be removed while it is read, which must not end the editor.
      if (name) broadcastFileChange(`${folder}/${name}`).catch(console.error);
    });
}
