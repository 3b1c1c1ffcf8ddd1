import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { refusals } from '@/content/receiver';
import { honeypotField } from '@/lib/enquiry/enquiry';
import { receiverPages, type Markup } from './page';
import { isForm, isSameOrigin, largestBody, readBody, readEnquiry } from './request';
import type { EnquiryStore } from './store';

type Status = 200 | 201 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // `no-referrer` would make the browser send `Origin: null` with the page's own form.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

/** Whether to answer with a page: for forms that were sent without JavaScript. Programs get JSON. */
function wantsPage(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  const fallback = isForm(c) ? 'text/html' : 'application/json';
  return accepts(c, { header: 'Accept', supports, default: fallback }) === 'text/html';
}

/** Answers with the page to a person and with JSON to a program. */
function answer(
  c: Context,
  status: Status,
  json: object,
  page: Markup,
): Response | Promise<Response> {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return wantsPage(c) ? c.html(page, status) : c.json(json, status);
}

export interface ReceiverOptions {
  store: Pick<EnquiryStore, 'keep' | 'secondsToWait'>;
  /** The receiver's public path, to which the site's forms post. */
  path: string;
  /** Enquiries that one visitor may send in a minute. */
  perMinute: number;
  /** The address from which a request comes. */
  visitorOf: (c: Context) => string;
  /** Called after each new enquiry. */
  onKept?: (c: Context) => void;
}

/** Receives enquiries, and answers each once it is on the disk. See docs/enquiries.md. */
export function receiver({ store, path, perMinute, visitorOf, onKept }: ReceiverOptions): Hono {
  const pages = receiverPages(path);
  const refuse = (c: Context, status: Status, message: string) =>
    answer(c, status, { errors: { form: message } }, pages.failure(message));
  /** What `ask` says of the database; the visitor is told if it fails. */
  async function orRefusal<Result>(c: Context, ask: () => Promise<Result>) {
    try {
      return await ask();
    } catch (error) {
      console.error(error);
      return refuse(c, 500, refusals.notKept);
    }
  }

  return new Hono()
    .post(
      '/',
      async (c, next) => {
        if (!isSameOrigin(c)) return refuse(c, 403, refusals.elsewhere);
        const wait = await orRefusal(c, () => store.secondsToWait(visitorOf(c), perMinute));
        if (wait instanceof Response) return wait;
        if (wait > 0) {
          c.header('Retry-After', `${wait}`);
          return refuse(c, 429, refusals.tooMany);
        }
        return next();
      },
      bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 413, refusals.tooLarge) }),
      async (c) => {
        const body = await readBody(c);
        if (body === 'wrongType') return refuse(c, 415, refusals.wrongType);
        if (body === 'unreadable') return refuse(c, 400, refusals.unreadable);
        // A robot gets the same answer as everybody, but nothing is kept.
        if (body[honeypotField]) return answer(c, 201, { status: 'received' }, pages.thanks());

        const now = new Date();
        const reading = await readEnquiry(body, now);
        if (reading.kind === 'errors') {
          const { attempt } = reading;
          return answer(c, 422, { errors: attempt.errors }, pages.errors(attempt));
        }
        const enquiry = { ...reading.enquiry, receivedAt: now.toISOString() };
        const kept = await orRefusal(c, () => store.keep(enquiry));
        if (kept instanceof Response) return kept;
        if (kept === 'new') onKept?.(c);
        const json = { id: enquiry.id, status: 'received' };
        return answer(c, kept === 'new' ? 201 : 200, json, pages.thanks());
      },
    )
    .all('/', (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 405, refusals.wrongMethod);
    });
}
