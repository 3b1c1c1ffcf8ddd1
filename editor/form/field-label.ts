import type { GenericSchema } from 'valibot';
import { describe } from './describe';

/** The label of a field, with those around it: `list.2.glass` is “Serves › serve 3 › Glass”. */
export function fieldLabel(schema: GenericSchema, path: string): string {
  const [part, ...rest] = path.split('.');
  if (!part) return '';
  const { fields, entry, hints } = describe(schema);
  const next = entry ?? fields.find(([name]) => name === part)?.[1];
  if (!next) return path;
  const label = entry ? `${hints.entry ?? 'entry'} ${Number(part) + 1}` : describe(next).label;
  return [label, fieldLabel(next, rest.join('.'))].filter(Boolean).join(' › ');
}
