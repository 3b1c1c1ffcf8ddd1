import { config, singleton, type BasicFormField, type ComponentSchema } from '@keystatic/core';
import { useEffect } from 'react';
import type { GenericSchema } from 'valibot';
import { formGroups, forms, type Form } from '../../content/schema/forms';
import { reportWords } from '../app/drafts';
import { describe, emptyOf, problemsWith } from './describe';
import { Field } from './field';
import type { Json } from './json';
import { legalTextFields } from './legal-text-fields';

/** Keystatic takes no slash in a name. */
const keyOf = (file: string) => file.replaceAll('/', '-');

/** A field of Keystatic for a field of a file, with all that is nested in it. */
function fieldFor(file: string, name: string, schema: GenericSchema): BasicFormField<Json> {
  const { optional } = describe(schema);

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
    return (
      <Field
        schema={schema}
        value={value ?? undefined}
        onChange={(next) => onChange(next ?? null)}
        problems={problemsWith(schema, value ?? undefined)}
        strict={forceValidation}
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
      const [problem] = problemsWith(schema, value ?? undefined);
      if (problem) throw new Error(problem.said);
      return value;
    },
    reader: { parse: (stored) => (stored ?? null) as Json },
  };
}

function singletonFor({ file, label, schema }: Form) {
  const fields: Record<string, ComponentSchema> = Object.fromEntries(
    describe(schema).fields.map(([name, field]) => [name, fieldFor(file, name, field)]),
  );
  const texts = file === 'facts/legal' ? legalTextFields : {};
  return singleton({
    label,
    path: file,
    format: { data: 'json' },
    schema: { ...fields, ...texts },
  });
}

const navigation = Object.fromEntries(
  Object.entries(formGroups).map(([group, members]) => [
    group,
    members.map(({ file }) => keyOf(file)),
  ]),
);

export const editorConfig = config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Words and pictures' }, navigation },
  singletons: Object.fromEntries(forms.map((form) => [keyOf(form.file), singletonFor(form)])),
});
