import { watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { draftsFolder, wordsFolder } from './folders';
import { forms } from '../../content/schema/forms';

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

/** Says so when a file of words is changed by something other than the editor. */
export function watchWords(): void {
  watch(wordsFolder, { recursive: true }, (_, name) => {
    if (!name?.endsWith('.json') || path.basename(name).startsWith('.')) return;
    const file = path.join('content/words', name);
    if (Date.now() - (own.get(file) ?? 0) < justNow) return;
    const form = forms.find((each) => `${each.file}.json` === name.replaceAll('\\', '/'));
    void cp(path.join(wordsFolder, name), path.join(draftsFolder, name)).catch(() => undefined);
    const news = `“${form?.label ?? name}” was changed outside this window. What you typed is kept: reload to see both.`;
    for (const listener of listeners) listener(news);
  });
}
