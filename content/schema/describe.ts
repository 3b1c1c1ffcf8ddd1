import * as v from 'valibot';
import type { FieldHints } from './text';

/** What a form needs to know of a rule of `content/schema`. */
export interface Described {
  readonly label: string;
  readonly help: string;
  readonly hints: FieldHints;
  readonly kind: 'record' | 'list' | 'choice' | 'number' | 'boolean' | 'text';
  readonly optional: boolean;
  readonly fields: readonly (readonly [name: string, schema: v.GenericSchema])[];
  readonly entry: v.GenericSchema | undefined;
  readonly choices: readonly string[];
}

/** The parts that Valibot's schemas have by their types. */
interface Parts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly options?: readonly string[];
}

const kinds: Readonly<Record<string, Described['kind'] | undefined>> = {
  strict_object: 'record',
  array: 'list',
  picklist: 'choice',
  number: 'number',
  boolean: 'boolean',
};

export function describe(schema: v.GenericSchema): Described {
  const parts = schema as Parts;
  if (parts.wrapped) return { ...describe(parts.wrapped), optional: true };
  const hints: FieldHints = v.getMetadata(schema);
  return {
    label: v.getTitle(schema) ?? '',
    help: v.getDescription(schema) ?? '',
    hints,
    kind: kinds[parts.type] ?? 'text',
    optional: false,
    fields: Object.entries(parts.entries ?? {}),
    entry: parts.item,
    choices: parts.options ?? [],
  };
}

/** Whether a field is the same in every language: a number, a choice, a checkbox, a picture, an address. */
export function isShared(schema: v.GenericSchema): boolean {
  const { kind, hints } = describe(schema);
  if (kind === 'record' || kind === 'list' || hints.locked) return false;
  return hints.shared ?? (kind !== 'text' || hints.picture !== undefined);
}
