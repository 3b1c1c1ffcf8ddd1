import type { Field } from '../form/fields';

/** Opens what a field of a form lies in, and puts the cursor there. Tells whether the form is there yet. */
export function showField(form: Document, { path, words }: Field): boolean {
  // What is locked as a whole is one field, named by its first parts.
  const parts = path.split('.');
  const paths = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  const [place] = [path, ...paths].flatMap(
    (each) => form.querySelector<HTMLElement>(`[data-field="${CSS.escape(each)}"]`) ?? [],
  );
  if (!place) return false;
  let around = place.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  place.scrollIntoView({ block: 'center' });
  const input = place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const at = input?.value.indexOf(words) ?? -1;
  // In a box with several lines or paragraphs, the one that was meant.
  if (input && at !== -1 && input.value !== words) input.setSelectionRange(at, at + words.length);
  input?.focus();
  return true;
}
