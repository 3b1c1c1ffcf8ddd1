import * as v from 'valibot';
import { explain } from '../../content/schema/find-problems';
import type { FieldHints } from '../../content/schema/text';
import { isList, isRecord, type Json } from './json';
import type { Twin } from './twin';

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
  /** The value of what is locked, where it is one. */
  readonly given: Json | undefined;
}

/** The parts that Valibot's schemas have by their types. */
interface Parts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly options?: readonly string[];
  readonly literal?: Json;
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
    given: parts.literal,
  };
}

/** What a new entry begins as: in a translation, as the English one, but without its words. */
export function emptyOf(schema: v.GenericSchema, english?: Json): Json {
  const { kind, fields, choices, given, hints, entry } = describe(schema);
  if (given !== undefined) return given;
  if (kind === 'record') {
    const twin = isRecord(english) ? english : undefined;
    return Object.fromEntries(
      fields
        .filter(([name, field]) => (twin ? name in twin : !describe(field).optional))
        .map(([name, field]) => [name, emptyOf(field, twin?.[name])]),
    );
  }
  if (kind === 'list') {
    const twins = isList(english) ? english : [];
    const isOfRecords = entry && describe(entry).kind === 'record';
    const length = isOfRecords && twins.length > 0 ? twins.length : (hints.fewest ?? 0);
    return entry ? Array.from({ length }, (_, index) => emptyOf(entry, twins[index])) : [];
  }
  if (english !== undefined && (kind !== 'text' || hints.picture)) return english;
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'boolean') return hints.ticked ?? false;
  return kind === 'number' ? 0 : '';
}

export interface Problem {
  /** Where it is, as `list.2.glass`. */
  readonly path: string;
  readonly said: string;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What is wrong with a value, as the build says it. */
export function problemsWith(
  schema: v.GenericSchema,
  value: Json | undefined,
  lang = 'en',
): Problem[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true, lang });
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    said: sentence(explain(issue)),
  }));
}

/** The problems of one part, with paths that begin there. */
export const problemsOf = (problems: readonly Problem[], part: string): Problem[] =>
  problems
    .filter(({ path }) => path === part || path.startsWith(`${part}.`))
    .map(({ path, said }) => ({ path: path.slice(part.length + 1), said }));

/** What a field of a form, with all that is nested in it, is given. */
export interface FieldProps {
  /** Where it is in its form, as `list.2.glass`: the desk finds it by this. */
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** What is wrong below this field; paths begin here. */
  readonly problems: readonly Problem[];
  readonly strict: boolean;
  /** In a translation, the English. Nothing is locked there. */
  readonly twin?: Twin | undefined;
  /** What is around it, for names of new pictures. */
  readonly within?: Json;
}
