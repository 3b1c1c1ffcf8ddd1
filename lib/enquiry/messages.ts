import { problemMessages } from '@/content/enquiry';
import { detailFields, type DetailField } from './enquiry';
import type { FieldErrors } from './send';
import type { ProblemOf, Problems } from './validate';

/** A sentence for every problem that a field can have. */
const sentences: {
  readonly [Field in DetailField]: Readonly<Record<ProblemOf<Field>, string>>;
} = problemMessages;

function messageFor<Field extends DetailField>(field: Field, problem: ProblemOf<Field>): string {
  return sentences[field][problem];
}

/** The error messages for problems, by field. */
export function messagesFor(problems: Problems): FieldErrors {
  const messages: FieldErrors = {};
  for (const field of detailFields) {
    const problem = problems[field];
    if (problem) messages[field] = messageFor(field, problem);
  }
  return messages;
}
