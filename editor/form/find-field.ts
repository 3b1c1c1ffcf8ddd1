import { lettersOf, type Field } from './fields';

/** How words may stand on a page, the surest first. */
const ways: readonly ((pieces: readonly string[], shown: string) => boolean)[] = [
  (pieces, shown) => pieces.length === 1 && pieces[0] === shown,
  (pieces, shown) => shown.length > 2 && pieces.some((piece) => piece.includes(shown)),
  (pieces, shown) =>
    pieces.length > 1 &&
    pieces.join('').length > shown.length / 3 &&
    new RegExp(`^${pieces.join('.{0,60}')}$`).test(shown),
];

/** Fewer letters are a word, which may stand for other things than the field that has it. */
const fewestLetters = 12;

/** Shorter words are no sign that what stands around is from the same form. */
const fewestOfNeighbour = 6;

/** How many of the first parts two paths share. */
function sharedParts(one: string, other: string): number {
  const parts = other.split('.');
  const unlike = one.split('.').findIndex((part, index) => part !== parts[index]);
  return unlike === -1 ? parts.length : unlike;
}

/** How much of what is written beside a field stands in a part of the page; what is nested deeper together counts more. */
const nearness = (fields: readonly Field[], field: Field, part: string) =>
  fields
    .filter(({ form, isPicture }) => form === field.form && !isPicture)
    .filter(
      ({ pieces: [first = '', ...more] }) =>
        more.length === 0 &&
        first.length >= fewestOfNeighbour &&
        first !== field.pieces[0] &&
        part.includes(first),
    )
    .reduce((sum, { path }) => sum + 1 + sharedParts(field.path, path), 0);

/** Of fields that say the same, the one whose neighbours stand around it on the page. */
function nearest(
  fields: readonly Field[],
  candidates: readonly Field[],
  around: readonly string[],
  { page, isShort }: { readonly page: string; readonly isShort: boolean },
): Field | undefined {
  if (candidates.length < 2) return candidates[0];
  const isHere = ({ seenAt }: Field) => Number(seenAt.split('#')[0] === page);
  const scored = candidates.map((field) => ({
    field,
    scores: [...around.map((part) => nearness(fields, field, part)), isHere(field)],
  }));
  scored.sort((one, other) => {
    const at = one.scores.findIndex((score, index) => score !== other.scores[index]);
    return (other.scores[at] ?? 0) - (one.scores[at] ?? 0);
  });
  const [best] = scored;
  // “Plata” alone is the name of many things, and may be in none of these forms.
  return isShort && !best?.scores.slice(0, -1).some(Boolean) ? undefined : best?.field;
}

/** What somebody points at on a page. */
export interface Pointed {
  /** What it says, then what is said in each part of the page around it, from the inside out. */
  readonly texts: readonly string[];
  /** The name of the picture, if it is one; its words are in `texts`. */
  readonly picture?: string | undefined;
  /** The page’s address, without the language. */
  readonly page: string;
}

/** How far around what is pointed at a field’s words may begin and end. */
const mostLevels = 4;

/** The field of something on a page, and how many levels out from it the field’s words begin and end. */
export function findField(
  fields: readonly Field[],
  { texts, picture, page }: Pointed,
): { readonly field: Field; readonly level: number } | undefined {
  const parts = texts.map(lettersOf);
  const choose = (candidates: readonly Field[], level: number, isShort = false) => {
    const field = nearest(fields, candidates, parts.slice(level + 1), { page, isShort });
    return field && { field, level };
  };
  if (picture) {
    const isOfPicture = ({ isPicture, words, pieces }: Field) =>
      isPicture ? words === picture : pieces.length === 1 && pieces[0] === parts[0];
    const named = fields
      .filter(isOfPicture)
      .sort((one, other) => Number(other.isPicture) - Number(one.isPicture));
    const found = choose(named, 0);
    if (found) return found;
  }
  const written = fields.filter(({ isPicture }) => !isPicture);
  for (const [level, shown] of parts.slice(0, mostLevels).entries()) {
    if (shown === '') continue;
    for (const isSaid of ways) {
      const candidates = written.filter(({ pieces }) => isSaid(pieces, shown));
      const found = choose(candidates, level, shown.length < fewestLetters);
      if (found) return found;
    }
  }
  return undefined;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The fields whose label or words have a word in them, each once. */
export function searchFields(fields: readonly Field[], word: string): Field[] {
  const wanted = plain(word.trim());
  const found = fields.filter(({ label, words }) => plain(`${label}\n${words}`).includes(wanted));
  const isFirst = ({ form, path }: Field, index: number) =>
    found.findIndex((each) => each.form === form && each.path === path) === index;
  return found.filter(isFirst);
}
