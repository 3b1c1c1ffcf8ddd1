import type { BasicFormField } from '@keystatic/core';
import { useEffect } from 'react';
import type { GenericSchema } from 'valibot';
import { describe, emptyOf, problemsWith } from './describe';
import { Field } from './field';
import type { Json } from './json';
import { twinOf } from './twin';
import { useTwin } from './use-twin';

/** The file that a field is of. */
export interface FieldFile {
  readonly language: string;
  /** Its name below `content`. */
  readonly name: () => string;
  /** The file with nothing but one field in it. */
  readonly textWith: (fields: Readonly<Record<string, Json>>) => string;
  /** Tells the page beside the form what stands in a field. */
  readonly report: (field: string, value: Json) => void;
}

/** A field of Keystatic for a field of a file, with all that is nested in it. */
export function keystaticField(
  file: FieldFile,
  name: string,
  schema: GenericSchema,
): BasicFormField<Json> {
  const { optional } = describe(schema);
  /** What is wrong with a value; what may be left out may be empty. */
  const problemsOfValue = (value: Json) =>
    optional && value === null ? [] : problemsWith(schema, value ?? undefined, file.language);

  function Input({
    value,
    onChange,
    forceValidation,
  }: {
    readonly value: Json;
    readonly onChange: (value: Json) => void;
    readonly forceValidation: boolean;
  }) {
    useEffect(() => file.report(name, value), [value]);
    const twin = useTwin(file.name(), file.language !== 'en', file.textWith({ [name]: value }));
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
