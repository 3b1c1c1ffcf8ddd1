import * as v from 'valibot';

/** A value that an editor writes, the file it stands in and the rules it keeps. */
export interface Content {
  readonly file: string;
  readonly schema: v.GenericSchema;
  readonly value: unknown;
}

function explain({ received, type, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  if (type === 'strict_object') return 'is not a field known here';
  return message;
}

/** One line for each field that breaks a rule: file, field, what is wrong. */
export function findFaults(contents: readonly Content[]): string[] {
  return contents.flatMap(({ file, schema, value }) => {
    const { issues = [] } = v.safeParse(schema, value);
    return issues.map((issue) =>
      [`${file}:`, v.getDotPath(issue), explain(issue)].filter(Boolean).join(' '),
    );
  });
}
