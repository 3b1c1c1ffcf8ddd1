import { writeMessage, type Message } from './message';
import type { Claim, EnquiryStore } from './store';

/** Sends a message. Rejects if it was not accepted, with a `Refusal` if it never will be. */
export type Send = (message: Message) => Promise<void>;

/** The other side will not accept this message, however often it is sent. */
export class Refusal extends Error {}

export interface Delivery extends Pick<Message, 'from' | 'to'> {
  readonly send: Send;
}

/** The lease of an enquiry, in milliseconds: longer than any attempt to send takes. */
export const lease = 10 * 60_000;
const initialDelay = 2000;
const maxDelay = 60 * 60_000;

/** Attempts end after so many refusals. More than one, because some servers refuse at first what they later accept. */
export const maxRefusals = 3;

/** The most characters of a reason that are stored. */
const maxReasonLength = 500;

/** The reason of a failure in one line, without null characters, which PostgreSQL refuses. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, maxReasonLength);

/** Milliseconds before the next attempt: they double, up to an hour. */
export const delayAfter = (attempts: number): number =>
  Math.min(initialDelay * 2 ** (attempts - 1), maxDelay);

export interface Forwarder {
  /** Starts sending, unless it is under way; resolves when nothing more is due. */
  wake(): Promise<void>;
  /** Resolves once what is being sent is sent and marked. */
  stop(): Promise<void>;
}

/**
 * Sends on the enquiries that are due, one after the other, and doubtful ones together in one message. Each is claimed
 * in the database before, and marked after it was sent, so that no two processes send it, and a failed one is tried
 * again. If a process ends between the other side's acceptance and the mark, the enquiry is sent twice, with the same id.
 */
export function createForwarder(
  store: EnquiryStore,
  { send, from, to }: Delivery,
  now = Date.now,
): Forwarder {
  let isStopped = false;
  const after = (pause: number) => new Date(now() + pause).toISOString();

  async function sendOn(claim: Claim): Promise<void> {
    const { enquiries, attempts } = claim;
    try {
      await send(await writeMessage(claim, { from, to }));
    } catch (error) {
      const failure = reasonOf(error);
      const refusals = claim.refusals + (error instanceof Refusal ? 1 : 0);
      const isOver = refusals >= maxRefusals;
      // Without the reason, which may hold what the visitor wrote: logs are not erased with an enquiry.
      const others = enquiries.length > 1 ? ` and ${enquiries.length - 1} others` : '';
      console.error(
        `Enquiry ${enquiries[0].id}${others}: not sent on (attempt ${attempts}${isOver ? ', the last' : ''}). ` +
          'The reason is kept with it: npm run enquiries.',
      );
      const nextAttemptAt = isOver ? null : after(delayAfter(attempts));
      return store.settle(claim, { failure, refusals, nextAttemptAt });
    }
    await store.settle(claim, { forwardedAt: after(0), failure: null });
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
