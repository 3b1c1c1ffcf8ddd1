import * as v from 'valibot';
import type { Form } from './forms';

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

/** One line for each field that breaks a rule, the first that it breaks. English words unless told otherwise. */
export function problemsOf(schema: v.GenericSchema, value: unknown, lang = 'en'): string[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true, lang });
  return issues.map((issue) => [v.getDotPath(issue), explain(issue)].filter(Boolean).join(' '));
}

/** The same for the text of a file, each line with the file's name. */
export function problemsIn({ file, schema, language }: Form, text: string): string[] {
  const where = `content/${file}.json:`;
  try {
    return problemsOf(schema, JSON.parse(text), language).map((problem) => `${where} ${problem}`);
  } catch (error) {
    return [`${where} is not JSON: ${error instanceof Error ? error.message : error}`];
  }
}
