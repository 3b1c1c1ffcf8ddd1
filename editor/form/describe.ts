import * as v from 'valibot';
import { describe } from '../../content/schema/describe';
import { explain } from '../../content/schema/find-problems';
import type { Problem } from '../api';
import { isList, isRecord, type Json } from './json';
import type { Twin } from './twin';

export { describe };
export type { Described } from '../../content/schema/describe';

/** What a new entry begins as: in a translation, as the English one, but without its words. */
export function emptyOf(schema: v.GenericSchema, english?: Json): Json {
  const { kind, fields, choices, hints, entry } = describe(schema);
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
    const length = isOfRecords && twins.length > 0 ? twins.length : (hints.minEntries ?? 0);
    return entry ? Array.from({ length }, (_, index) => emptyOf(entry, twins[index])) : [];
  }
  if (english !== undefined && (kind !== 'text' || hints.picture)) return english;
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'boolean') return hints.ticked ?? false;
  return kind === 'number' ? 0 : '';
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
  /** Where it is in its form, as `list.2.glass`: it is shown by this. */
  readonly path: string;
  readonly schema: v.GenericSchema;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** What is wrong below this field; paths begin here. */
  readonly problems: readonly Problem[];
  /** In a translation, the English. Nothing is locked there. */
  readonly twin?: Twin | undefined;
  /** What is around it, for names of new pictures. */
  readonly within?: Json;
}
