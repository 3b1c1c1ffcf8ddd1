import * as v from 'valibot';
import { translated } from '../translated';
import type { Form } from './forms';
import { fieldsWithoutTwin, nameOf, wordsOf } from './twins';

/** What a broken rule says. */
export function explain({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a field known here: mend its name or take it out';
  }
  if (received === 'undefined') return 'is missing: write it';
  // Valibot's own sentence for a value of another kind.
  return kind === 'schema' && message.startsWith('Invalid type')
    ? `must be ${expected} and is ${received}`
    : message;
}

/**
 * One line for each field that breaks a rule, with the first rule that it breaks. By the rules of English unless
 * `lang` says otherwise.
 */
export function problemsOf(schema: v.GenericSchema, value: unknown, lang = 'en'): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true, lang });
  return issues.map((issue) => [v.getDotPath(issue), explain(issue)].filter(Boolean).join(' '));
}

const where = ({ file }: Form) => `content/${file}.json:`;

function parsed(form: Form, text: string, check: (words: unknown) => readonly string[]): string[] {
  let words: unknown;
  try {
    words = JSON.parse(text);
  } catch (error) {
    return [`${where(form)} is not JSON: ${error instanceof Error ? error.message : error}`];
  }
  return check(words).map((problem) => `${where(form)} ${problem}`);
}

/** The problems of a file's text, each line with the file's name. */
export const problemsIn = (form: Form, text: string): string[] =>
  parsed(form, text, (words) => problemsOf(form.schema, words, form.language));

/** The problems of a translation, which leaves out what it shares with the English. */
export const problemsBesideEnglish = (form: Form, english: string, text: string): string[] =>
  parsed(form, text, (words) => {
    const there: unknown = JSON.parse(english);
    const all = translated(there, words);
    const problems = problemsOf(form.schema, all, form.language).map((problem) => {
      const [place = '', ...said] = problem.split(' ');
      return [nameOf(all, place, form.schema), ...said].join(' ');
    });
    return problems.length > 0 ? problems : fieldsWithoutTwin(wordsOf(form.schema, there), words);
  });
