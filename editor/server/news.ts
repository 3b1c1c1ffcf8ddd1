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

/** What the editor calls a file below `content`, if it changes it. */
const labelOf = (file: string) =>
  legalTexts[file] ?? forms.find((form) => file === `words/${form.file}.json`)?.label;

/** Says so when content is changed by something other than the editor. */
export function watchContent(): void {
  watch(contentFolder, { recursive: true }, (_, name) => {
    const label = name && labelOf(name.replaceAll('\\', '/'));
    if (!label) return;
    if (Date.now() - (own.get(path.join('content', name)) ?? 0) < justNow) return;
    // It may be gone for a moment, or for good.
    void showSaved(name).catch(() => undefined);
    const news = `“${label}” was changed outside this window. What you typed is kept: reload to see both.`;
    for (const listener of listeners) listener(news);
  });
}
