import { fieldLabels, modalForm } from '@/content/enquiry';
import { productNames } from '@/content/brand';
import { notice } from '@/content/receiver';
import { enquiryText } from '@/lib/enquiry/mailto';
import type { Claim, EnquiryStore, KeptEnquiry } from './store';

/** What the brand is told of an enquiry. */
export interface Message {
  /** The enquiry's own, so that whoever takes the message can drop a repetition. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes the message about an enquiry. */
function writeMessage(enquiry: KeptEnquiry, { from, to }: Pick<Message, 'from' | 'to'>): Message {
  const { id, firstName, lastName, email, product, language, receivedAt } = enquiry;
  const about = product ? { about: modalForm.about(productNames[product]) } : {};
  const written = enquiryText(enquiry, { labels: fieldLabels, ...about });
  return {
    id,
    from,
    to,
    replyTo: email,
    subject: notice.subject(`${firstName} ${lastName}`.trim() || email),
    text: `${written}\n\n${notice.writtenIn(language)}\n${notice.received(receivedAt)}\n`,
  };
}

/** Hands a message over. Rejects if it was not taken. */
export type Send = (message: Message) => Promise<void>;

export interface Delivery extends Pick<Message, 'from' | 'to'> {
  readonly send: Send;
}

/** Milliseconds for which an enquiry belongs to the process that sends it: longer than any sending takes. */
export const lease = 10 * 60_000;
const firstPause = 2000;
const longestPause = 60 * 60_000;

/** Milliseconds before the next attempt: they double, up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause);

export interface Forwarder {
  /** Begins, unless it is under way; resolves when nothing more is due. */
  wake(): Promise<void>;
  /** Resolves once what is being sent is sent and marked. */
  stop(): Promise<void>;
}

/**
 * Sends on the enquiries that are due, one after the other. Each is claimed in the database first and marked
 * afterwards, so that no two processes send it, and one that was not sent is tried again. Only a process that
 * ends between the other side's acceptance and the mark leaves one that is sent twice, with the same id.
 */
export function createForwarder(
  store: EnquiryStore,
  { send, from, to }: Delivery,
  now = Date.now,
): Forwarder {
  let isStopped = false;
  const after = (pause: number) => new Date(now() + pause).toISOString();

  async function sendOn(claim: Claim): Promise<void> {
    const { enquiry, attempts } = claim;
    try {
      await send(writeMessage(enquiry, { from, to }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`Enquiry ${enquiry.id} was not sent on (attempt ${attempts}): ${reason}`);
      await store.settle(claim, { nextAttemptAt: after(pauseAfter(attempts)) });
      return;
    }
    await store.settle(claim, { forwardedAt: after(0) });
  }

  async function sendAll(): Promise<void> {
    try {
      while (!isStopped) {
        const claim = await store.claim(after(0), after(lease));
        if (!claim) return;
        await sendOn(claim);
      }
    } catch (error) {
      console.error(error);
    }
  }

  let running: Promise<void> | undefined;
  return {
    wake() {
      running ??= sendAll().finally(() => (running = undefined));
      return running;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, as JSON in which `$from`, `$to`, `$replyTo`, `$subject`, `$text` and `$id` are replaced. */
  readonly body: unknown;
}

/** Milliseconds for the other side to answer. */
const patience = 20_000;

/** Fills in a message, in each text of the template. */
function fill(template: unknown, message: Message): string {
  const names = /\$(from|to|replyTo|subject|text|id)\b/g;
  return JSON.stringify(template, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(names, (_, name: keyof Message) => message[name])
      : value,
  );
}

/** Sends messages by an HTTP call, as mail services and chat tools take them. */
export function webhook({ url, headers, body }: Webhook): Send {
  return async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': message.id,
        ...headers,
      },
      body: fill(body, message),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    // Read to its end, so that the connection is free again.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  };
}
