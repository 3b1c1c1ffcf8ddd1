import type { Draft } from '../server/drafts';
import type { Json } from '../form/json';
import { showDraft } from './server';

const words = new Map<string, Record<string, Json>>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** A pause in typing, in milliseconds. */
const pause = 200;

/** Tells the page beside the form what is typed, at the next pause. */
function send(draft: Draft): void {
  clearTimeout(waiting.get(draft.file));
  waiting.set(
    draft.file,
    setTimeout(() => void showDraft(draft), pause),
  );
}

/** Tells the page beside the form what stands in a field, and which form is open. */
export function reportWords(file: string, name: string, value: Json): void {
  const typed = { ...words.get(file), [name]: value };
  words.set(file, typed);
  send({ file, words: typed });
  window.parent.postMessage({ open: file }, window.location.origin);
}

/** The same of a legal text, by its file below `content`. */
export function reportText(file: string, text: string): void {
  send({ file, text });
}

/** Has the page beside the form show a page of the site. */
export function showPage(path: string): void {
  window.parent.postMessage({ visit: path }, window.location.origin);
}
