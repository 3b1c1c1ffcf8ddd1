import { detailFields, type DetailField, type Enquiry } from './enquiry';

/** Milliseconds to wait for the endpoint's answer. */
export const sendTimeout = 10_000;

/** Error messages by field. */
export type FieldErrors = Partial<Record<DetailField, string>>;

/** What became of an attempt to send. */
export type Outcome =
  { kind: 'sent' } | { kind: 'refused'; errors: FieldErrors } | { kind: 'failed' };

const failed: Outcome = { kind: 'failed' };

function readErrors(answer: unknown): FieldErrors {
  const errors: unknown =
    answer && typeof answer === 'object' && 'errors' in answer && answer.errors;
  if (!errors || typeof errors !== 'object') return {};
  const known = Object.entries(errors).filter(
    ([field, message]) =>
      detailFields.some((name) => name === field) && typeof message === 'string' && message,
  );
  return Object.fromEntries(known);
}

/**
 * Posts an enquiry as JSON. Never rejects: no network, no answer in time, a server's error and an
 * answer that cannot be read are all `failed`; only errors of known fields are `refused`.
 */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry): Promise<Outcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), sendTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
      signal: timeout.signal,
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status < 400 || response.status >= 500) return failed;
    const errors = readErrors(await response.json());
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : failed;
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
}
