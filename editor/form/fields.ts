import { fill } from '../../content/read';
import type { Form } from '../../content/schema/forms';
import { describe } from './describe';
import { fieldLabel } from './field-label';
import { formAt } from './find-form';
import { isList, isRecord, type Json } from './json';
import { labelOf, seenAt } from './places';

/** What the forms hold, by their files below `content`, named without their endings. */
export type Content = Readonly<Record<string, Json | undefined>>;

/** Something that is written in a field: all of it, or one of its lines or paragraphs. */
export interface Field {
  /** The file of its form. */
  readonly form: string;
  /** As `list.2.glass`. */
  readonly path: string;
  /** What people call it: “Serves › Serves › serve 3 › Glass”. */
  readonly label: string;
  /** As it stands in the form. */
  readonly words: string;
  /** Whether it is the name of a picture. */
  readonly isPicture: boolean;
  readonly seenAt: string;
  /** Its letters as the page shows them, in pieces where the page puts something between them. */
  readonly pieces: readonly string[];
}

/** Pages break lines, number sections and write capitals as they like: letters and figures are what is compared. */
export const lettersOf = (text: string) =>
  text
    .replace(/^\s*\d+\.\s+/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The letters of words as they are written, with facts and markup. */
const piecesOf = (words: string, facts: Readonly<Record<string, unknown>>) =>
  fill(words, facts)
    .replace(/<[A-Z][^>]*\/>/g, '{}')
    .replace(/<[^>]*>|\]\([^)]*\)/g, '')
    .split(/\{\w*\}/)
    .map(lettersOf);

type Written = Pick<Field, 'path' | 'words'> & { readonly isPicture?: boolean };

/** The paragraphs, points and headings of a text. */
const blocksOf = (text: string) => text.split(/\n{2,}|\n(?=- )/);

/** All words of a form’s file. */
function writtenIn(schema: Form['schema'], value: Json | undefined, path = ''): Written[] {
  const { kind, fields, entry, hints } = describe(schema);
  const inner = (name: string | number) => (path ? `${path}.${name}` : `${name}`);
  if (kind === 'record' && isRecord(value))
    return fields.flatMap(([name, field]) => writtenIn(field, value[name], inner(name)));
  if (kind === 'list' && entry && isList(value)) {
    if (describe(entry).kind !== 'text')
      return value.flatMap((item, index) => writtenIn(entry, item, inner(index)));
    const lines = value.map(String);
    return [...lines, lines.join(' ')].map((words) => ({ path, words }));
  }
  if (kind !== 'text' || typeof value !== 'string') return [];
  return hints.mdx
    ? blocksOf(value).map((words) => ({ path, words }))
    : [{ path, words: value, isPicture: hints.picture !== undefined }];
}

/** All that is written in the forms of a language, and in those of facts. */
export function fieldsIn(content: Content, code: string): Field[] {
  const facts = content['facts/brand'];
  const withPieces = (field: Omit<Field, 'pieces'>): Field => ({
    ...field,
    pieces: field.isPicture ? [field.words] : piecesOf(field.words, isRecord(facts) ? facts : {}),
  });
  return Object.entries(content).flatMap(([file, value]) => {
    const form = formAt(file);
    if (!form || (form.language ?? code) !== code) return [];
    const label = labelOf(form, value);
    return writtenIn(form.schema, value)
      .map(({ path, words, isPicture = false }) =>
        withPieces({
          ...{ form: file, path, words, isPicture },
          seenAt: seenAt(form, value),
          label: `${label} › ${fieldLabel(form.schema, path)}`,
        }),
      )
      .filter(({ pieces }) => pieces.some(Boolean));
  });
}
