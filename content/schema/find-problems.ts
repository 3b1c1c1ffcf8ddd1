import * as v from 'valibot';

/** A file of words and facts, the rules it keeps, and all that it exports. */
export interface CheckedFile {
  readonly file: string;
  readonly schema: v.GenericSchema;
  readonly value: unknown;
}

/** Kinds of values as people call them. */
const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  Array: 'a list',
  Object: 'a record',
};

const nameOf = (kind: string) =>
  kindNames[kind] ?? kind.replace(/^\((.+)\)$/, '$1').replaceAll(' | ', ' or ');

function explain({ kind, type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a field known here: mend its name or take it out';
  }
  if (received === 'undefined') return 'is missing: write it';
  // Valibot's own sentence for a value of another kind; rules with words of their own keep them.
  const isOtherKind = kind === 'schema' && message.startsWith('Invalid type');
  if (!isOtherKind) return message;
  return `must be ${nameOf(`${expected}`)} and is ${nameOf(received)}`;
}

/** One line for each field that breaks a rule, the first that it breaks: file, field, what is wrong. */
export function findProblems(files: readonly CheckedFile[]): string[] {
  return files.flatMap(({ file, schema, value }) => {
    const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
    return issues.map((issue) =>
      [`${file}:`, v.getDotPath(issue), explain(issue)].filter(Boolean).join(' '),
    );
  });
}
