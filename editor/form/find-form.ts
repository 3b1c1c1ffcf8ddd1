import * as v from 'valibot';
import { allForms } from '../../content/schema/forms';
import { slugProblem } from '../../content/schema/text-address';
import { field } from '../../content/schema/text';
import { textSchema } from '../../content/schema/texts';
import { legalPages, legalTexts } from './legal-texts';

/** Something that is edited as a whole: a file of words or facts, a legal text, or a text page. */
export interface EditorForm {
  /** Below `content`, without its ending; a page that is still to be added is `texts/en`. */
  readonly file: string;
  readonly label: string;
  /** None of facts. */
  readonly language?: string;
  /** Where on the site it is seen best, without the language's prefix. */
  readonly seenAt: string;
  readonly schema: v.GenericSchema;
  readonly kind: 'words' | 'legal' | 'page';
}

const text = field(
  'Text',
  v.pipe(
    v.string(),
    v.check((written) => written.trim() !== '', 'must not be empty'),
    v.metadata({ mdx: true }),
  ),
);

const legalSchema = v.strictObject({ text });

const { title, ...others } = textSchema.entries;

/** A page's title and address, then its other words. */
const pageSchema = v.strictObject({
  title,
  slug: field(
    'Address',
    v.pipe(
      v.string(),
      v.check(
        (slug) => slugProblem(slug) === undefined,
        ({ input }) => slugProblem(input) ?? '',
      ),
      v.metadata({ shared: true, madeFrom: 'title' }),
    ),
    'What stands after the first / of its address, the same in every language. If you change it, the old address leads to the new one.',
  ),
  ...others,
  text,
});

/** A text page is a form of its own, as `texts/en/faq`; a new one is `texts/en`. */
export const textPageOf = (file: string) =>
  /^texts\/(?<code>\w+)(?:\/(?<slug>[^/]+))?$/.exec(file)?.groups as
    { readonly code: string; readonly slug?: string } | undefined;

/** The form of a file, by its name below `content` without the ending. A text page need not be there. */
export function formAt(file: string): EditorForm | undefined {
  const form = allForms.find((each) => each.file === file);
  if (form) return { ...form, kind: 'words' };
  const page = textPageOf(file);
  if (page) {
    const { code, slug = '' } = page;
    return {
      file,
      label: slug,
      language: code,
      seenAt: `/${slug}`,
      schema: pageSchema,
      kind: 'page',
    };
  }
  const label = legalTexts[`${file}.mdx`];
  const [, code = '', name = ''] = file.split('/');
  return label === undefined
    ? undefined
    : {
        ...{ file, label, language: code, schema: legalSchema, kind: 'legal' },
        seenAt: legalPages[name]?.seenAt ?? '/',
      };
}
