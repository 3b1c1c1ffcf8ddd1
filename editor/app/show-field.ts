import type { Shows } from '../writing/writing-surface';

/** A character that was clicked on the page. */
export interface Spot {
  /** The text of the clicked part of the page. */
  readonly sentence: string;
  /** The number of characters before it. */
  readonly at: number;
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

/** The index in a field's text of a word clicked on the page, where the same text has facts filled in for braces. */
function indexIn(text: string, { sentence, at }: Spot): number {
  const words = wordsIn(sentence);
  const clicked = words.findLast(({ index }) => index <= at) ?? words[0];
  const isSame = ([word]: RegExpMatchArray) => word === clicked?.[0];
  const nth = words.filter(isSame).findIndex((each) => each === clicked);
  const matches = wordsIn(text).filter(isSame);
  return (matches[nth] ?? matches.at(-1))?.index ?? 0;
}

interface Showing {
  readonly spot?: Spot | undefined;
  readonly surfaces: ReadonlyMap<string, Shows>;
  /** Whether to show the text even if its rich text editor does not find the word. */
  readonly isLate: boolean;
}

/** Opens the sections around a field and focuses it, with the cursor at a clicked word if there is one. */
export function showField(
  form: HTMLElement,
  path: string,
  { spot, surfaces, isLate }: Showing,
): boolean {
  // Locked records and lists of lines are one element, which has only the first parts of the path.
  const parts = path.split('.');
  const [element] = parts.flatMap((_, index) => {
    const each = parts.slice(0, parts.length - index).join('.');
    return form.querySelector<HTMLElement>(`[data-field="${CSS.escape(each)}"]`) ?? [];
  });
  if (!element) return false;
  let around = element.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  const surface = surfaces.get(element.dataset.field ?? '');
  if (surface && spot && !isLate) return surface.showWord(spot.sentence, spot.at);
  const input = element.querySelector<HTMLElement>(
    'input, textarea, select, [contenteditable="true"], button',
  );
  (input ?? element).scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  const isBox =
    input instanceof HTMLTextAreaElement ||
    (input instanceof HTMLInputElement && input.selectionStart !== null);
  if (spot && isBox) {
    const at = indexIn(input.value, spot);
    input.setSelectionRange(at, at);
  }
  return true;
}
