import { config, singleton, type BasicFormField, type ComponentSchema } from '@keystatic/core';
import { useEffect } from 'react';
import type { GenericSchema } from 'valibot';
import type { Language } from '../../content/languages';
import { allForms, formGroups, inLanguage, type Form } from '../../content/schema/forms';
import { reportWords } from '../app/drafts';
import { describe, emptyOf, problemsWith } from './describe';
import { Field } from './field';
import type { Json } from './json';
import { legalTextFieldsIn } from './legal-text-fields';
import { keyOf } from './key';
import { twinOf } from './twin';
import { useTwin } from './use-twin';

/** A field of Keystatic for a field of a file, with all that is nested in it. */
function fieldFor(
  { file, language = 'en' }: Form,
  name: string,
  schema: GenericSchema,
): BasicFormField<Json> {
  const { optional } = describe(schema);
  /** What is wrong with a value; what may be left out may be empty. */
  const problemsOfValue = (value: Json) =>
    optional && value === null ? [] : problemsWith(schema, value ?? undefined, language);

  function Input({
    value,
    onChange,
    forceValidation,
  }: {
    readonly value: Json;
    readonly onChange: (value: Json) => void;
    readonly forceValidation: boolean;
  }) {
    useEffect(() => reportWords(file, name, value), [value]);
    const twin = useTwin(`${file}.json`, language !== 'en', JSON.stringify({ [name]: value }));
    return (
      <Field
        path={name}
        schema={schema}
        value={value ?? undefined}
        onChange={(next) => onChange(next ?? null)}
        problems={problemsOfValue(value)}
        strict={forceValidation}
        twin={twinOf(twin, name)}
      />
    );
  }

  return {
    kind: 'form',
    label: describe(schema).label,
    Input,
    defaultValue: () => (optional ? null : emptyOf(schema)),
    parse: (stored) => (stored ?? null) as Json,
    serialize: (value) => ({
      value: (value ?? undefined) as ReturnType<BasicFormField<Json>['serialize']>['value'],
    }),
    validate(value) {
      const [problem] = problemsOfValue(value);
      if (problem) throw new Error(problem.said);
      return value;
    },
    reader: { parse: (stored) => (stored ?? null) as Json },
  };
}

function singletonFor(form: Form) {
  const { file, label, schema, language = 'en' } = form;
  const fields: Record<string, ComponentSchema> = Object.fromEntries(
    describe(schema).fields.map(([name, field]) => [name, fieldFor(form, name, field)]),
  );
  const texts = file === `words/${language}/legal` ? legalTextFieldsIn(language) : {};
  return singleton({
    label,
    path: file,
    format: { data: 'json' },
    schema: { ...fields, ...texts },
  });
}

/** All forms, and a list of those in one language. */
export const configIn = (language: Language) =>
  config({
    storage: { kind: 'local' },
    ui: {
      brand: { name: 'Words and pictures' },
      navigation: Object.fromEntries(
        Object.entries(formGroups).map(([group, members]) => [
          group,
          members.map((form) => keyOf(inLanguage(form, language).file)),
        ]),
      ),
    },
    singletons: Object.fromEntries(allForms.map((form) => [keyOf(form.file), singletonFor(form)])),
  });
