import { fill } from '../../content/read';
import { allForms, type Form } from '../../content/schema/forms';
import { describe } from './describe';
import { inWords } from './in-words';
import { isList, isRecord, type Json, type JsonRecord } from './json';
import { seenAt, textPageOf } from './key';
import { legalTexts } from './legal-texts';

/** What the forms hold, by file below `content`: words and text pages without the file's ending, legal texts with it. */
export type Content = Readonly<Record<string, Json | undefined>>;

/** Something that is written in a field: all of it, or one of its lines or paragraphs. */
export interface Field {
  /** The file of its form. */
  readonly form: string;
  /** As `list.2.glass`; of a legal text, its file. */
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
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The letters of words as they are written, with facts and markup. */
const piecesOf = (words: string, facts: Readonly<Record<string, unknown>>) =>
  fill(words, facts)
    .replace(/<[A-Z][^>]*\/>/g, '{}')
    .replace(/<[^>]*>|\]\([^)]*\)/g, '')
    .split(/\{\w*\}/)
    .map(lettersOf);

type Written = Pick<Field, 'path' | 'words'> & { readonly isPicture?: boolean };

/** All words of a form's file. */
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
  return kind === 'text' && typeof value === 'string'
    ? [{ path, words: value, isPicture: hints.picture !== undefined }]
    : [];
}

/** The paragraphs, points and headings of a text. */
const blocksOf = (text: string) => text.split(/\n{2,}|\n(?=- )/);

/** The title, the description and the text of a page. */
function writtenInPage(page: JsonRecord) {
  const { title, description, text } = page;
  return [
    { path: 'title', label: 'Title', words: String(title) },
    { path: 'description', label: 'Description', words: String(description) },
    ...blocksOf(String(text)).map((words) => ({ path: 'text', label: 'Text', words })),
  ];
}

/** All that is written in the forms of a language, and in those of facts. */
export function fieldsIn(content: Content, code: string): Field[] {
  const facts = content['facts/brand'];
  const withPieces = (field: Omit<Field, 'pieces'>): Field => ({
    ...field,
    pieces: field.isPicture ? [field.words] : piecesOf(field.words, isRecord(facts) ? facts : {}),
  });
  const ofForms = allForms
    .filter(({ language = code }) => language === code)
    .flatMap(({ file, label, schema, seenAt }) =>
      writtenIn(schema, content[file]).map(({ path, words, isPicture = false }) =>
        withPieces({
          ...{ form: file, path, words, isPicture, seenAt },
          label: `${label} › ${inWords(schema, path)}`,
        }),
      ),
    );
  const ofTexts = Object.entries(legalTexts)
    .filter(([file]) => file.startsWith(`legal/${code}/`))
    .flatMap(([file, label]) =>
      blocksOf(String(content[file] ?? '')).map((words) =>
        withPieces({
          ...{ form: `words/${code}/legal`, path: file, label, words, isPicture: false },
          seenAt: '/privacy-policy',
        }),
      ),
    );
  const ofPages = Object.entries(content)
    .filter(([form]) => textPageOf(form)?.code === code)
    .map(([form, page]) => ({ form, page: isRecord(page) ? page : {} }))
    .flatMap(({ form, page }) => writtenInPage(page).map((each) => ({ form, page, ...each })))
    .map(({ form, page, path, words, label }) =>
      withPieces({
        ...{ form, path, words, isPicture: false },
        // A new one has its address among its words.
        seenAt: page.slug === undefined ? seenAt(form) : `/${String(page.slug)}`,
        label: `${String(page.title)} › ${label}`,
      }),
    );
  return [...ofForms, ...ofTexts, ...ofPages].filter(({ pieces }) => pieces.some(Boolean));
}
