import { watch } from 'node:fs';
import path from 'node:path';
import { forms } from '../../content/schema/forms';
import { legalTexts } from '../form/legal-texts';
import { showSaved } from './drafts';
import { contentFolder } from './folders';

type Listener = (news: string) => void;

const listeners = new Set<Listener>();

/** Calls back with everything that people at the editor have to know; returns how to stop. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Files that the editor itself has just written. */
const own = new Map<string, number>();
const justNow = 2000;

export function writtenHere(file: string): void {
  own.set(path.normalize(file), Date.now());
}

/** What the editor calls each file that it changes, by its name below `content`. */
const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(forms.map(({ file, label }) => [`words/${file}.json`, label])),
  ...legalTexts,
};

function tellOf(file: string): void {
  const label = labels[file];
  if (!label || Date.now() - (own.get(path.normalize(`content/${file}`)) ?? 0) < justNow) return;
  // It may be gone for a moment, or for good.
  void showSaved(file).catch(() => undefined);
  const news = `“${label}” was changed outside this window. What you typed is kept: reload to see both.`;
  for (const listener of listeners) listener(news);
}

/** Says so when content is changed by something other than the editor. */
export function watchContent(): void {
  // Folders, not files: a file that is replaced whole is another file to the system.
  for (const folder of new Set(Object.keys(labels).map((file) => path.dirname(file))))
    watch(path.join(contentFolder, folder), (_, name) => {
      if (name) tellOf(`${folder}/${name}`);
    });
}
