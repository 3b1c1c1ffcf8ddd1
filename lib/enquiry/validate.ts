import {
  detailFields,
  requiredFields,
  type DetailField,
  type Details,
  type EnquirySource,
} from './enquiry';

/** Why a field cannot be taken. */
export type Fault = 'missing' | 'long' | 'characters' | 'format';
export type Faults = Partial<Record<DetailField, Fault>>;

/** Longest values in characters. An address: RFC 5321 (path of 256 with its brackets). */
export const longest = { name: 80, email: 254 } as const;

/** Digits of a telephone number. The longest: ITU-T E.164. */
export const phoneDigits = { fewest: 7, most: 15 } as const;

/** Made when they are used: a browser spells their classes of signs out, for 10 ms on a phone. */
const patterns = {
  // In one pass: `[\s\p{Cf}]+$` would begin again at every space, for seconds on a hostile text.
  core: () => /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su,
  breaks: () => /[\t-\r\u0085\u2028\u2029]+/g,
  invisible: () => /\p{Cf}/gu,
  unstorable: () => /[\p{Cc}\p{Cs}]/u,
  address: () =>
    /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u,
  telephone: () => /^\+?[\p{Nd}\s().\-‐‑‒–/]*$/u,
} as const;

/**
 * A value without what pasting adds: spaces and invisible marks around it, line breaks in a name,
 * the direction marks that address books put inside numbers.
 */
export function tidy(field: DetailField, value: string): string {
  const [trimmed = ''] = patterns.core().exec(value) ?? [];
  const isName = field === 'firstName' || field === 'lastName';
  return isName
    ? trimmed.replace(patterns.breaks(), ' ')
    : trimmed.replace(patterns.invisible(), '');
}

/** All four values tidied; a value that is absent is empty. */
export function tidyDetails(values: Partial<Details>): Details {
  const entries = detailFields.map((field) => [field, tidy(field, values[field] ?? '')]);
  return Object.fromEntries(entries) as Details;
}

function findNameFault(name: string): Fault | undefined {
  if (patterns.unstorable().test(name)) return 'characters';
  return [...name].length > longest.name ? 'long' : undefined;
}

function findEmailFault(email: string): Fault | undefined {
  if (email.length > longest.email) return 'long';
  return patterns.address().test(email) && !patterns.unstorable().test(email)
    ? undefined
    : 'format';
}

function findPhoneFault(phone: string): Fault | undefined {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  const isNumber = patterns.telephone().test(phone);
  return isNumber && digits >= phoneDigits.fewest && digits <= phoneDigits.most
    ? undefined
    : 'format';
}

const finders = {
  firstName: findNameFault,
  lastName: findNameFault,
  email: findEmailFault,
  phone: findPhoneFault,
} as const;

/** The faults of tidied values, in the order of the form; none, if they can be sent. */
export function findFaults(source: EnquirySource, details: Details): Faults {
  const faults: Faults = {};
  for (const field of detailFields) {
    const value = details[field];
    const required = requiredFields[source].includes(field);
    const fault = value ? finders[field](value) : required ? 'missing' : undefined;
    if (fault) faults[field] = fault;
  }
  return faults;
}
