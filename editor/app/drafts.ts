import type { Json } from '../form/json';

const files = new Map<string, Record<string, Json>>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** A pause in typing, in milliseconds. */
const pause = 200;

async function send(file: string) {
  const words = files.get(file);
  await fetch('/edit/drafts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ file, words }),
  });
}

/** Tells the page beside the form what stands in a field, and which form is open. */
export function reportDraft(file: string, name: string, value: Json): void {
  if (!files.has(file)) files.set(file, {});
  Object.assign(files.get(file) ?? {}, { [name]: value });
  clearTimeout(waiting.get(file));
  waiting.set(
    file,
    setTimeout(() => void send(file), pause),
  );
  window.parent.postMessage({ open: file }, window.location.origin);
}
