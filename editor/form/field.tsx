import type { ReactElement } from 'react';
import { Cards } from './cards';
import { describe, problemsOf, type FieldProps } from './describe';
import { ChoiceInput, LinesInput, LockedInput, NumberInput, TextInput } from './inputs';
import { isRecord, type Json } from './json';
import { PictureInput } from './picture-input';

/** One field of a form, and all that is nested in it. */
export function Field(props: FieldProps): ReactElement {
  const { schema, value, onChange, problems, strict, within } = props;
  const described = describe(schema);
  const { kind, hints } = described;
  const parts = described.fields.map(([, field]) => describe(field).kind);
  if (kind === 'record' && parts.some((part) => part !== 'locked')) return <Record {...props} />;
  const isCards = kind === 'list' && described.entry && describe(described.entry).kind !== 'text';
  if (isCards) return <Cards {...props} Entry={Field} />;
  const [first] = problems;
  const line = /^\d+$/.test(first?.path ?? '') ? `Line ${Number(first?.path) + 1}: ` : '';
  const input = {
    described,
    value,
    onChange,
    strict,
    problem: first && `${line}${first.said}`,
  };
  if (hints.picture) return <PictureInput {...input} within={within} />;
  if (kind === 'locked' || kind === 'record') return <LockedInput {...input} />;
  if (kind === 'list') return <LinesInput {...input} />;
  if (kind === 'choice') return <ChoiceInput {...input} />;
  if (kind === 'number') return <NumberInput {...input} />;
  return <TextInput {...input} />;
}

/** Fields that belong together, under their heading. */
function Record({ schema, value, onChange, problems, strict, within }: FieldProps) {
  const { label, help, fields } = describe(schema);
  const record = isRecord(value) ? value : {};
  const own = problems.find(({ path }) => path === '');

  /** In the order of the schema, so that a file does not change where its words do not. */
  function change(name: string, next: Json | undefined) {
    const changed: { readonly [key: string]: Json | undefined } = { ...record, [name]: next };
    const kept = fields.flatMap(([each]) => {
      const part = changed[each];
      return part === undefined ? [] : [[each, part] as const];
    });
    onChange(Object.fromEntries(kept));
  }

  return (
    <fieldset className="record">
      {label && <legend>{label}</legend>}
      {help && <p className="help">{help}</p>}
      {own && <p className="problem">{own.said}</p>}
      {fields.map(([name, field]) => (
        <Field
          key={name}
          schema={field}
          value={record[name]}
          onChange={(next) => change(name, next)}
          problems={problemsOf(problems, name)}
          strict={strict}
          within={within ?? record}
        />
      ))}
    </fieldset>
  );
}
