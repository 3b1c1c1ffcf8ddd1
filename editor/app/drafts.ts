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

/** The text page whose form is open, by its address without the slash; none while it is new. */
export const openPage = (): string | undefined =>
  /\/item\/([^/]+)/.exec(window.location.pathname)?.[1];

/** What is typed in the forms of text pages, by language and address. */
const pages = new Map<string, Record<string, Json>>();

/** The same of a text page in a language. One that is new has the address that is typed. */
export function reportPage(code: string, name: string, value: Json, slug?: string): void {
  const page = openPage() ?? '';
  const typed: Record<string, Json> = {
    ...pages.get(`${code}/${page}`),
    [name]: value,
    ...(slug === undefined ? {} : { slug }),
  };
  pages.set(`${code}/${page}`, typed);
  const { slug: address = '', text = '', ...fields } = typed;
  const at = page || String(address);
  if (at) send({ file: `texts/${code}/${at}.mdx`, fields, text: String(text) });
  const form = `texts/${code}${page && `/${page}`}`;
  window.parent.postMessage({ open: form }, window.location.origin);
}

/** Has the page beside the form show a page of the site. */
export function showPage(path: string): void {
  window.parent.postMessage({ visit: path }, window.location.origin);
}
