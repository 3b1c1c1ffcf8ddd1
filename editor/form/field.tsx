import type { ReactElement } from 'react';
import type { GenericSchema } from 'valibot';
import { Cards } from './cards';
import { describe, problemsOf, type FieldProps } from './describe';
import { CheckInput, ChoiceInput, LinesInput, LockedInput, NumberInput, TextInput } from './inputs';
import { isRecord, type Json } from './json';
import { Older } from './older';
import { PictureInput } from './picture-input';
import { twinOf } from './twin';

const inputs = {
  list: LinesInput,
  choice: ChoiceInput,
  number: NumberInput,
  boolean: CheckInput,
  text: TextInput,
};

/** One field of a form, and all that is nested in it. */
export const Field = (props: FieldProps): ReactElement => (
  <div data-field={props.path}>
    <Inside {...props} />
  </div>
);

function Inside(props: FieldProps): ReactElement {
  const { schema, value, onChange, problems, strict, within, twin } = props;
  const described = describe(schema);
  const { kind, hints, entry } = described;
  const isLocked = (part: GenericSchema) => !twin && describe(part).hints.locked;
  const parts = described.fields.map(([, field]) => field);
  if (kind === 'record' && !parts.every(isLocked)) return <Record {...props} />;
  const isCards = kind === 'list' && entry && describe(entry).kind !== 'text';
  if (isCards && !isLocked(schema)) return <Cards {...props} Entry={Field} />;
  const [first] = problems;
  const line = /^\d+$/.test(first?.path ?? '') ? `Line ${Number(first?.path) + 1}: ` : '';
  const input = {
    described,
    value,
    onChange,
    strict,
    problem: first && `${line}${first.said}`,
  };
  if (isLocked(schema) || kind === 'record') return <LockedInput {...input} />;
  const Input = hints.picture ? PictureInput : inputs[kind];
  return (
    <>
      <Input {...input} english={twin?.english} within={within} />
      {twin?.older.includes('') && (
        <Older what={described.label} onConfirm={() => twin.confirm('')} />
      )}
    </>
  );
}

/** Fields that belong together, under their heading. */
function Record({ path, schema, value, onChange, problems, strict, within, twin }: FieldProps) {
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
          path={`${path}.${name}`}
          schema={field}
          value={record[name]}
          onChange={(next) => change(name, next)}
          problems={problemsOf(problems, name)}
          strict={strict}
          within={within ?? record}
          twin={twinOf(twin, name)}
        />
      ))}
    </fieldset>
  );
}
