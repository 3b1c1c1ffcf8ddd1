/** What everybody at the editor is told as it happens. Who is there is known by their open connections alone. */
import { watch } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages';
import { translations } from '../../content/schema/forms';
import type { LiveEvent, Person } from '../api';
import { showSaved } from './drafts';
import { labels, placeOf } from './labels';
import { contentFolder } from './folders';
import { readForm } from './stored';

interface Listener extends Person {
  readonly send: (event: LiveEvent) => void;
}

const listeners = new Set<Listener>();

/** Says something to everybody. */
export function tell(event: LiveEvent): void {
  for (const { send } of listeners) send(event);
}

/** Tells each who else is there, and in which form. */
function tellPeople(): void {
  for (const listener of listeners) {
    const people = [...listeners]
      .filter((each) => each !== listener)
      .map(({ name, file }): Person => (name === undefined ? { file } : { name, file }));
    listener.send({ people });
  }
}

/** Somebody has a form open, and is told what happens, until the function that it returns is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  tellPeople();
  return () => {
    listeners.delete(listener);
    tellPeople();
  };
}

/** The versions of forms that were told of last. */
const known = new Map<string, string>();

/** Has the page beside the form, and everybody who has a form open, follow a file below `content`. */
export async function tellOf(name: string): Promise<void> {
  if (!placeOf(name) && !labels[name]) return;
  await showSaved(name);
  const file = name.replace(/\.\w+$/, '');
  // What is the same in every language stands in English.
  const twins = file.startsWith('words/en/')
    ? translations.map(({ code }) => file.replace('/en/', `/${code}/`))
    : [];
  for (const each of [file, ...twins]) {
    const version = (await readForm(each))?.version ?? '';
    if (known.get(each) === version) continue;
    known.set(each, version);
    tell(version ? { changed: each, version } : { gone: each });
  }
}

/** Tells of what is changed by something other than the editor, too. */
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
