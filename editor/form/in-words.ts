import type { GenericSchema } from 'valibot';
import { problemsOf } from '../../content/schema/find-problems';
import type { Form } from '../../content/schema/forms';
import { describe } from './describe';

/** The place of a field as the form names it: `list.2.glass` is “Serves › serve 3 › Glass”. */
export function inWords(schema: GenericSchema, place: string): string {
  const [part, ...rest] = place.split('.');
  if (!part) return '';
  const { fields, entry, hints } = describe(schema);
  const next = entry ?? fields.find(([name]) => name === part)?.[1];
  if (!next) return place;
  const called = entry ? `${hints.entry ?? 'entry'} ${Number(part) + 1}` : describe(next).label;
  return [called, inWords(next, rest.join('.'))].filter(Boolean).join(' › ');
}

/** A problem that begins with a field’s place, as the form names it. */
export function problemInWords({ label, schema }: Form, problem: string): string {
  const [field = '', ...said] = problem.split(' ');
  return `${label} › ${inWords(schema, field)} ${said.join(' ')}`;
}

/** What is wrong with the words of a form. */
export const problemsWithWords = (form: Form, words: unknown): string[] =>
  problemsOf(form.schema, words, form.language).map((problem) => problemInWords(form, problem));
