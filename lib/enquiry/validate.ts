import { fill } from '@/content/read';
import {
  detailFields,
  limits,
  requiredFields,
  type DetailField,
  type Details,
  type EnquirySource,
  type FieldErrors,
  type ProblemOf,
  type Problems,
} from './enquiry';

const patterns = {
  // Not `[\s\p{Cf}]+$`, which backtracks at every space and takes seconds on a hostile text.
  core: /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su,
  breaks: /[\t-\r\u0085\u2028\u2029]+/g,
  invisible: /\p{Cf}/gu,
  address:
    /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u,
  telephone: /^\+?[\p{Nd}\s().\-‐‑‒–/]*$/u,
} as const;

/** Whether a text has no control characters and no halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/**
 * Removes what pasting adds: spaces and invisible characters around a value, line breaks in a name,
 * direction marks inside a number.
 */
export function tidy(field: DetailField, value: string): string {
  const [trimmed = ''] = patterns.core.exec(value) ?? [];
  const isName = field === 'firstName' || field === 'lastName';
  return isName ? trimmed.replace(patterns.breaks, ' ') : trimmed.replace(patterns.invisible, '');
}

/** All four values tidied; a value that is absent is empty. */
export function tidyDetails(values: Partial<Details>): Details {
  const entries = detailFields.map((field) => [field, tidy(field, values[field] ?? '')]);
  return Object.fromEntries(entries) as Details;
}

type FindProblem<Field extends DetailField> = (
  value: string,
  required: boolean,
) => ProblemOf<Field> | undefined;

function findNameProblem(name: string, required: boolean): ProblemOf<'firstName'> | undefined {
  if (!name) return required ? 'missing' : undefined;
  if (!isStorable(name)) return 'characters';
  return [...name].length > limits.firstName.most ? 'long' : undefined;
}

function findEmailProblem(email: string, required: boolean): ProblemOf<'email'> | undefined {
  if (!email) return required ? 'missing' : undefined;
  if (email.length > limits.email.most) return 'long';
  return patterns.address.test(email) && isStorable(email) ? undefined : 'format';
}

function findPhoneProblem(phone: string): ProblemOf<'phone'> | undefined {
  if (!phone) return undefined;
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  const isNumber = patterns.telephone.test(phone);
  return isNumber && digits >= limits.phone.fewest && digits <= limits.phone.most
    ? undefined
    : 'format';
}

const finders: { readonly [Field in DetailField]: FindProblem<Field> } = {
  firstName: findNameProblem,
  lastName: findNameProblem,
  email: findEmailProblem,
  phone: findPhoneProblem,
};

/** The problems of tidied values, in the order of the form; none, if they can be sent. */
export function validateDetails(source: EnquirySource, details: Details): Problems {
  const found = detailFields
    .map((field) => {
      const required = requiredFields[source].includes(field);
      return [field, finders[field](details[field], required)] as const;
    })
    .filter(([, problem]) => problem);
  return Object.fromEntries(found) as Problems;
}

/** A sentence for every problem that a field can have. */
type Sentences = {
  readonly [Field in DetailField]: Readonly<Record<ProblemOf<Field>, string>>;
};

export function messagesFor(problems: Problems, sentences: Sentences): FieldErrors {
  const messages: FieldErrors = {};
  function say<Field extends DetailField>(field: Field, problem?: ProblemOf<Field>) {
    if (problem) messages[field] = fill(sentences[field][problem], limits[field]);
  }
  for (const field of detailFields) say(field, problems[field]);
  return messages;
}
