import type { ReactElement } from 'react';
import type { GenericSchema } from 'valibot';
import { slugify } from '../../content/schema/rules.mjs';
import { Cards } from './cards';
import { useFormSettings } from './context';
import { isShared } from '../../content/schema/describe';
import { describe, problemsOf, type Described, type FieldProps } from './describe';
import { CheckInput, ChoiceInput, LinesInput, LockedInput, NumberInput, TextInput } from './inputs';
import { isRecord, type Json } from './json';
import { ParagraphsInput, TextSurface } from './long-text-inputs';
import { Older } from './older';
import { PictureCrops, PictureInput } from './picture-input';
import { twinOf } from './twin';

const inputs = {
  record: LockedInput,
  list: LinesInput,
  choice: ChoiceInput,
  number: NumberInput,
  boolean: CheckInput,
  text: TextInput,
  picture: PictureInput,
  mdx: TextSurface,
  paragraphs: ParagraphsInput,
};

function inputFor({ kind, hints }: Described): keyof typeof inputs {
  if (hints.picture) return 'picture';
  if (hints.mdx) return 'mdx';
  return kind === 'list' && hints.entry === 'paragraph' ? 'paragraphs' : kind;
}

/** One field of a form, and all that is nested in it. */
export const Field = (props: FieldProps): ReactElement => (
  <div className="field" data-field={props.path}>
    <Inside {...props} />
  </div>
);

function Inside(props: FieldProps): ReactElement {
  const { path, schema, value, onChange, problems, within, twin } = props;
  const described = describe(schema);
  const { kind, hints, entry } = described;
  const isLocked = (part: GenericSchema) => !twin && describe(part).hints.locked;
  const parts = described.fields.map(([, field]) => field);
  if (kind === 'record' && !parts.every(isLocked)) return <Record {...props} />;
  const isCards = kind === 'list' && entry && describe(entry).kind !== 'text';
  if (isCards && !isLocked(schema)) return <Cards {...props} Entry={Field} />;
  if (twin && isShared(schema))
    return hints.picture ? <PictureCrops described={described} value={value} /> : <></>;
  const [first] = problems;
  const line = /^\d+$/.test(first?.path ?? '') ? `Line ${Number(first?.path) + 1}: ` : '';
  const input = { path, described, value, onChange, problem: first && `${line}${first.said}` };
  if (isLocked(schema)) return <LockedInput {...input} />;
  const Input = inputs[inputFor(described)];
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
function Record({ path, schema, value, onChange, problems, within, twin }: FieldProps) {
  const { savedSlugs } = useFormSettings();
  const { label, help, fields } = describe(schema);
  const record = isRecord(value) ? value : {};
  const own = problems.find((problem) => problem.path === '');

  /** The fields that are made from another as long as nobody has written them or saved them. */
  const following = (name: string, next: Json | undefined) =>
    fields.flatMap(([each, field]) => {
      const { madeFrom } = describe(field).hints;
      const now = String(record[each] ?? '');
      const isMade = madeFrom === name && now === slugify(String(record[name] ?? ''));
      return isMade && !savedSlugs.has(now) ? [[each, slugify(String(next ?? ''))] as const] : [];
    });

  /** In the order of the schema, so that a file does not change where its words do not. */
  function change(name: string, next: Json | undefined) {
    const changed: { readonly [key: string]: Json | undefined } = {
      ...record,
      ...Object.fromEntries(following(name, next)),
      [name]: next,
    };
    const kept = fields.flatMap(([each]) => {
      const part = changed[each];
      return part === undefined ? [] : [[each, part] as const];
    });
    onChange(Object.fromEntries(kept));
  }

  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  const all = (
    <>
      {help && <p className="help">{help}</p>}
      {own && <p className="problem">{own.said}</p>}
      {fields.map(([name, field]) => (
        <Field
          key={name}
          path={inner(name)}
          schema={field}
          value={record[name]}
          onChange={(next) => change(name, next)}
          problems={problemsOf(problems, name)}
          within={within ?? record}
          twin={twinOf(twin, name)}
        />
      ))}
    </>
  );
  if (!label) return all;
  return (
    <fieldset>
      <legend>{label}</legend>
      {all}
    </fieldset>
  );
}
