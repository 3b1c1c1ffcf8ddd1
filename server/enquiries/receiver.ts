import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refusals } from '@/content/enquiry';
import { honeypotField } from '@/lib/enquiry/enquiry';
import { answer, type Status } from './answer';
import { pageAssets } from './assets';
import type { VisitorOf } from './client-address';
import { createLimiter } from './limiter';
import { receiverPages } from './page';
import { readEnquiry } from './read';
import { isSameOrigin, largestBody, readBody } from './request';
import type { EnquiryStore } from './store';

export interface ReceiverOptions {
  store: EnquiryStore;
  /** The receiver's public path, to which the site's forms post. */
  path: string;
  /** Enquiries that one visitor may send in a minute. */
  perMinute: number;
  visitorOf: VisitorOf;
}

/** Receives enquiries, and answers each once it is on the disk. See docs/enquiries.md. */
export function receiver({ store, path, perMinute, visitorOf }: ReceiverOptions): Hono {
  const pages = receiverPages(path);
  const refuse = (c: Context, status: Status, message: string) =>
    answer(c, status, { errors: { form: message } }, pages.failure(message));
  const secondsToWait = createLimiter(perMinute);

  return new Hono()
    .route('/', pageAssets())
    .post(
      '/',
      async (c, next) => {
        if (!isSameOrigin(c)) return refuse(c, 403, refusals.elsewhere);
        const wait = secondsToWait(visitorOf(c));
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
        try {
          const enquiry = { ...reading.enquiry, receivedAt: now.toISOString() };
          const kept = await store.keep(enquiry);
          const json = { id: reading.enquiry.id, status: 'received' };
          return answer(c, kept === 'new' ? 201 : 200, json, pages.thanks());
        } catch (error) {
          console.error(error);
          return refuse(c, 500, refusals.notKept);
        }
      },
    )
    .all('/', (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 405, refusals.wrongMethod);
    });
}
