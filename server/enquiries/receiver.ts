import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { visitorWordsIn, type VisitorWords } from '@/content/receiver';
import { receiverPages, type Markup } from './page';
import {
  subjectOf,
  doubtfulFlag,
  isForm,
  isSameOrigin,
  requestLanguage,
  maxBodySize,
  readBody,
  readEnquiry,
  type Body,
} from './request';
import type { EnquiryStore } from './store';

type Status = 200 | 201 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500;

/** The page after a form sent without JavaScript was stored, below the receiver's path. */
export const thanksPath = '/thanks';

/** Milliseconds for which the thanks page is shown. Later visits, as by a bookmark, have sent nothing. */
const thanksLifetime = 60 * 60_000;

const headers = {
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

function setHeaders(c: Context, caching: 'no-store' | 'private, no-cache'): void {
  c.header('Cache-Control', caching);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

/** Answers a program with JSON, and a person with a page or by leading to one. */
function answer(
  c: Context,
  status: Status,
  json: object,
  page: Markup | { readonly location: string },
): Response | Promise<Response> {
  if (!wantsPage(c)) {
    setHeaders(c, 'no-store');
    return c.json(json, status);
  }
  // The browser may keep what answers a form: otherwise Back asks whether to send the form again.
  setHeaders(c, 'private, no-cache');
  return 'location' in page ? c.redirect(page.location, 303) : c.html(page, status);
}

export interface ReceiverOptions {
  store: Pick<EnquiryStore, 'save' | 'secondsToWait'>;
  /** The receiver's public path, to which the site's forms post. */
  path: string;
  /** Requests to store an enquiry that one visitor's address may make in a minute, refused ones included. */
  perMinute: number;
  /** The visitor's IP address, behind the trusted proxies. */
  visitorAddressOf: (c: Context) => string;
  /** Called after each new enquiry. */
  onStored?: (c: Context) => void;
}

/** The words for the answer to a request, and the request's body once it is read. */
type Env = { Variables: { words: VisitorWords; body: Body } };

/**
 * Whether the visitor disconnected while sending, which is no error. Once the body is read, a broken connection is the
 * database's.
 */
const hasLeft = (error: Error, body: Body | undefined) =>
  body === undefined && 'code' in error && error.code === 'ECONNRESET';

/** Receives enquiries, and answers each once it is stored. See docs/enquiries.md. */
export function receiver({
  store,
  path,
  perMinute,
  visitorAddressOf,
  onStored,
}: ReceiverOptions): Hono<Env> {
  function refuse(c: Context<Env>, status: Status, problem: keyof VisitorWords['refusals']) {
    const message = c.var.words.refusals[problem];
    const page = receiverPages(path, c.var.words).failure(message);
    return answer(c, status, { errors: { form: message } }, page);
  }

  return new Hono<Env>()
    .use('/', async (c, next) => {
      c.set('words', await visitorWordsIn(requestLanguage(c)));
      return next();
    })
    .post(
      '/',
      bodyLimit({ maxSize: maxBodySize, onError: (c) => refuse(c, 413, 'tooLarge') }),
      async (c, next) => {
        // Read before anything is refused, because it names the language of the answer.
        c.set('body', await readBody(c));
        c.set('words', await visitorWordsIn(requestLanguage(c, c.var.body)));
        if (!isSameOrigin(c)) return refuse(c, 403, 'elsewhere');
        const wait = await store.secondsToWait(visitorAddressOf(c), perMinute);
        if (wait > 0) {
          c.header('Retry-After', `${wait}`);
          return refuse(c, 429, 'tooMany');
        }
        return next();
      },
      async (c) => {
        const { body, words } = c.var;
        const pages = receiverPages(path, words);
        if (body === 'wrongType') return refuse(c, 415, 'wrongType');
        if (body === 'unreadable') return refuse(c, 400, 'unreadable');
        const now = new Date();
        const reading = await readEnquiry({ ...body, about: subjectOf(c, body) }, now, words);
        if (reading.kind === 'errors') {
          const { attempt } = reading;
          return answer(c, 422, { errors: attempt.errors }, pages.errors(attempt));
        }
        const receivedAt = now.toISOString();
        const enquiry = { ...reading.enquiry, doubtful: doubtfulFlag(body), receivedAt };
        const isNew = (await store.save(enquiry)) === 'new';
        if (isNew) onStored?.(c);
        const json = { id: enquiry.id, status: 'received' };
        const location = `${path}${thanksPath}?language=${words.code}&at=${now.getTime()}`;
        return answer(c, isNew ? 201 : 200, json, { location });
      },
    )
    .get(thanksPath, async (c) => {
      const query = c.req.query();
      const words = await visitorWordsIn(requestLanguage(c, query));
      const sinceSubmission = Math.abs(Date.now() - Number(query.at));
      setHeaders(c, 'no-store');
      return sinceSubmission < thanksLifetime
        ? c.html(receiverPages(path, words).thanks())
        : c.redirect(words.home, 303);
    })
    .all('/', (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 405, 'wrongMethod');
    })
    .onError((error, c) => {
      if (!hasLeft(error, c.var.body)) console.error(error);
      return refuse(c, 500, 'notKept');
    });
}
