import { formFields, type Enquiry, type EnquirySource, type FieldErrors } from './enquiry';

/**
 * Where the forms post to, fixed when the site is built. Without one they open the visitor's mail program.
 * The build has checked it with `validate-endpoint.ts`.
 */
export const contactEndpoint: string | undefined =
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;

/** Milliseconds to wait for the endpoint's answer. */
export const sendTimeout = 10_000;

/** The outcome of an attempt to send. `hasOtherErrors`: the receiver reported errors that no field of the form can show. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: FieldErrors; hasOtherErrors: boolean }
  | { kind: 'failed' };

const failed: Outcome = { kind: 'failed' };

function readErrors(answer: unknown, source: EnquirySource): Outcome {
  const errors: unknown =
    answer && typeof answer === 'object' && 'errors' in answer && answer.errors;
  if (!errors || typeof errors !== 'object') return failed;
  const all = Object.entries(errors);
  const known = all.filter(
    ([field, message]) =>
      formFields[source].some((name) => name === field) && typeof message === 'string' && message,
  );
  if (known.length === 0) return failed;
  return {
    kind: 'refused',
    errors: Object.fromEntries(known),
    hasOtherErrors: known.length < all.length,
  };
}

/**
 * Whether the request was redirected to a page, as by a host's login or a hotel's network: such a page has not taken
 * the enquiry. An endpoint that has moved (307, 308) still answers as an endpoint does.
 */
function isElsewhere({ redirected, headers }: Response): boolean {
  return redirected && /html/.test(`${headers.get('Content-Type')}`);
}

/**
 * Posts an enquiry as JSON. Never rejects: no network, a timeout, a server error, another page and an unreadable
 * answer are all `failed`; only errors of the form's fields are `refused`. The request continues when the visitor
 * leaves the page.
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
      keepalive: true,
    });
    if (response.ok) return isElsewhere(response) ? failed : { kind: 'sent' };
    if (response.status < 400 || response.status >= 500) return failed;
    return readErrors(await response.json(), enquiry.source);
  } catch {
    return failed;
  } finally {
    clearTimeout(timer);
  }
}
