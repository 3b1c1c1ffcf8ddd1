import {
  collection,
  type BasicFormField,
  type Collection,
  type ComponentSchema,
  type ContentFormField,
  type SlugFormField,
} from '@keystatic/core';
import { ActionButton } from '@keystar/ui/button';
import { TextField } from '@keystar/ui/text-field';
import { useEffect, useState } from 'react';
import { bodyIn, withFrontmatter } from '../../content/frontmatter';
import type { Language } from '../../content/languages';
import { slugify } from '../../content/schema/rules.mjs';
import { slugProblem } from '../../content/schema/text-address';
import { sameInEveryLanguage, textSchema } from '../../content/schema/texts';
import { openPage, reportPage, showPage } from '../app/drafts';
import { findTexts } from '../app/server';
import { problemsWith } from './describe';
import { Field } from './field';
import { capitalised } from './inputs';
import type { Json } from './json';
import { keystaticField, type FieldFile } from './keystatic-field';
import { TextBox } from './text-box';
import { twinOf } from './twin';
import { useTwin } from './use-twin';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const { title: titleSchema, description, ...others } = textSchema.entries;

const signs =
  '## Title begins a section. **words** are strong. A line that begins with - is a point of a list. {name} and the other words in braces stand for facts. <PageLink to="cookies" /> is a link to a page, <MailLink to="enquiries" /> a mail address, [words](https://…) a link to another site.';

/** A page’s title, and the address that is made from it. */
interface Named {
  readonly title: string;
  readonly slug: string;
}

const fileIn = (code: string): FieldFile => ({
  language: code,
  name: () => `texts/${code}/${openPage() ?? ''}.mdx`,
  textWith: (fields) => withFrontmatter(fields, ''),
  report: (name, value) => reportPage(code, name, value),
});

/** What is wrong with an address that is typed, if anything. */
function useAddressProblem(slug: string): string | undefined {
  const [taken, setTaken] = useState<readonly string[]>([]);
  useEffect(() => {
    void findTexts('en').then((pages) => setTaken(pages.map((page) => page.slug)));
  }, []);
  if (slug === openPage()) return undefined;
  return taken.includes(slug)
    ? `Another page has this address, “/${slug}”: choose another.`
    : slugProblem(slug)?.concat('.');
}

/** The title of a page, and in English its address, which is the same in every language. */
function titleField(code: string): SlugFormField<Named, Named, Named, Named> {
  const file = fileIn(code);

  function Input({
    value,
    onChange,
    forceValidation,
  }: {
    readonly value: Named;
    readonly onChange: (value: Named) => void;
    readonly forceValidation: boolean;
  }) {
    const { title, slug } = value;
    const saved = openPage();
    useEffect(() => reportPage(code, 'title', title, slug), [title, slug]);
    const twin = useTwin(file.name(), code !== 'en', file.textWith({ title }));
    const problem = useAddressProblem(slug);
    const isOwnAddress = saved !== undefined || slug !== slugify(title);

    return (
      <div className="record">
        <Field
          path="title"
          schema={titleSchema}
          value={title}
          onChange={(next) => {
            const typed = String(next ?? '');
            onChange({ title: typed, slug: isOwnAddress ? slug : slugify(typed) });
          }}
          problems={problemsWith(titleSchema, title, code)}
          strict={forceValidation}
          twin={twinOf(twin, 'title')}
        />
        {code === 'en' && (
          <TextField
            label="Address"
            description="What stands after the first / of its address, the same in every language. If you change it, the old address leads to the new one."
            value={slug}
            onChange={(typed: string) => onChange({ title, slug: typed })}
            errorMessage={slug || forceValidation ? problem && capitalised(problem) : undefined}
          />
        )}
        {(saved ?? slug) && (
          <div>
            <ActionButton onPress={() => showPage(`/${saved ?? slug}`)}>Show its page</ActionButton>
          </div>
        )}
      </div>
    );
  }

  const parse = (stored: unknown, place: { readonly slug: string } | undefined): Named => ({
    title: String(stored ?? ''),
    slug: place?.slug ?? '',
  });

  return {
    kind: 'form',
    formKind: 'slug',
    label: 'Title',
    Input,
    defaultValue: () => ({ title: '', slug: '' }),
    parse,
    serialize: ({ title }) => ({ value: title }),
    serializeWithSlug: ({ title, slug }) => ({ slug, value: title }),
    validate(value, place) {
      const { title, slug } = value;
      const isTaken = place?.slugField.slugs.has(slug);
      const isWrong = slug !== openPage() && slugProblem(slug);
      if (isTaken || isWrong || problemsWith(titleSchema, title, code).length > 0)
        throw new Error('The title or the address has to be changed.');
      return value;
    },
    reader: { parse: (stored) => parse(stored, undefined), parseWithSlug: parse },
  };
}

/** The text itself, kept letter by letter. */
function bodyField(code: string): ContentFormField<string, string, string> {
  const file = fileIn(code);

  function Input({
    value,
    onChange,
    forceValidation,
  }: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly forceValidation: boolean;
  }) {
    useEffect(() => reportPage(code, 'text', value), [value]);
    const twin = useTwin(file.name(), code !== 'en', withFrontmatter({}, value));
    const english = twinOf(twin, 'text')?.english;
    return (
      <div className="record text" data-field="text">
        <TextBox
          label="Text"
          signs={signs}
          value={value}
          onChange={onChange}
          problem={forceValidation && value.trim() === '' ? 'Write the text.' : undefined}
          english={twin && String(english ?? '')}
          older={twin?.older.filter((part) => !(part in textSchema.entries)) ?? []}
          onConfirm={(section) => twin?.confirm(section)}
        />
      </div>
    );
  }

  return {
    kind: 'form',
    formKind: 'content',
    contentExtension: '.mdx',
    Input,
    defaultValue: () => '',
    parse: (_, { content }) => (content ? bodyIn(decoder.decode(content)) : ''),
    serialize: (value) => ({
      value: undefined,
      content: encoder.encode(`\n${value.trim()}\n`),
      other: new Map(),
      external: new Map(),
    }),
    validate(value) {
      if (value.trim() === '') throw new Error('Write the text.');
      return value;
    },
    reader: { parse: () => '' },
  };
}

/** What is the same in every language is changed in English; Keystatic asks for a field of each all the same. */
const sharedFields = (code: string): Record<string, BasicFormField<Json>> =>
  Object.fromEntries(
    sameInEveryLanguage.map((name) => {
      const field = keystaticField(fileIn(code), name, others[name]);
      return [name, code === 'en' ? field : { ...field, Input: () => null }];
    }),
  );

/** The text pages of a language. Those of a translation have the places, and the addresses, of the English ones. */
export const textPagesIn = ({
  code,
  name,
}: Language): Collection<Record<string, ComponentSchema>, string> =>
  collection({
    label: code === 'en' ? 'Pages of text' : `Pages of text (${name})`,
    path: `texts/${code}/*`,
    format: { contentField: 'text' },
    slugField: 'title',
    schema: {
      title: titleField(code),
      description: keystaticField(fileIn(code), 'description', description),
      ...(code === 'en' ? sharedFields(code) : {}),
      text: bodyField(code),
      ...sharedFields(code),
    },
  });
