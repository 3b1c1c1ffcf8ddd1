import * as v from 'valibot';

/** A file of words and facts, all that it exports, and the schema of that. */
export type CheckedFile = readonly [file: string, value: object, schema: v.GenericSchema];

function explain({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a field known here: mend its name or take it out';
  }
  if (received === 'undefined') return 'is missing: write it';
  // Valibot's own sentence for a value of another kind.
  return kind === 'schema' && message.startsWith('Invalid type')
    ? `must be ${expected} and is ${received}`
    : message;
}

/** One line for each field that breaks a rule, the first that it breaks: file, field, what is wrong. */
export function findProblems(files: readonly CheckedFile[]): string[] {
  return files.flatMap(([file, value, schema]) => {
    const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
    return issues.map((issue) =>
      [`${file}:`, v.getDotPath(issue), explain(issue)].filter(Boolean).join(' '),
    );
  });
}
