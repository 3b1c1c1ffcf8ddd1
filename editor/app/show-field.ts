import type { Shows } from '../writing/writing-surface';

/** A letter that somebody has clicked on the page. */
export interface Spot {
  /** What the page says around it. */
  readonly sentence: string;
  /** How many letters stand before it. */
  readonly at: number;
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

/** Where a word that was clicked on the page stands in a box, which holds the same words with facts in braces. */
function indexIn(text: string, { sentence, at }: Spot): number {
  const words = wordsIn(sentence);
  const clicked = words.findLast(({ index }) => index <= at) ?? words[0];
  const isSame = ([word]: RegExpMatchArray) => word === clicked?.[0];
  const nth = words.filter(isSame).findIndex((each) => each === clicked);
  const there = wordsIn(text).filter(isSame);
  return (there[nth] ?? there.at(-1))?.index ?? 0;
}

interface Showing {
  readonly spot?: Spot | undefined;
  readonly surfaces: ReadonlyMap<string, Shows>;
  /** Whether a surface that does not find the word is shown all the same. */
  readonly isLate: boolean;
}

/** Opens what a field of a form lies in, and puts the cursor there, at a word of it if one is given. */
export function showField(
  form: HTMLElement,
  path: string,
  { spot, surfaces, isLate }: Showing,
): boolean {
  // What is locked as a whole is one field, and a list of lines is one box: they have the first parts of the path.
  const parts = path.split('.');
  const [place] = parts.flatMap((_, index) => {
    const each = parts.slice(0, parts.length - index).join('.');
    return form.querySelector<HTMLElement>(`[data-field="${CSS.escape(each)}"]`) ?? [];
  });
  if (!place) return false;
  let around = place.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  const surface = surfaces.get(place.dataset.field ?? '');
  if (surface && spot && !isLate) return surface.showWord(spot.sentence, spot.at);
  const input = place.querySelector<HTMLElement>(
    'input, textarea, select, [contenteditable="true"], button',
  );
  (input ?? place).scrollIntoView({ block: 'center' });
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
