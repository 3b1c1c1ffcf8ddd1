import { Refusal, type Send } from './forward';
import type { Message } from './message';

export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: (message: Message) => object;
}

/** A body by a template: JSON in which `$from`, `$to`, `$replyTo`, `$subject`, `$text` and `$id` are filled in. */
export const bodyBy = (template: object) => (message: Message) =>
  JSON.parse(
    JSON.stringify(template, (_key, value: unknown) =>
      typeof value === 'string'
        ? value.replace(
            /\$(from|to|replyTo|subject|text|id)\b/g,
            (_, name: keyof Message) => message[name] ?? '',
          )
        : value,
    ),
  ) as object;

/** Milliseconds for the other side to answer. */
const timeout = 20_000;

/** Whether a status is final: 4xx, except a timeout (408) and a rate limit (429), after which a retry may succeed. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Sends messages by an HTTP call, as mail services and chat tools take them. */
export function webhookSender({ url, headers, body }: Webhook): Send {
  return async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': message.id,
        ...headers,
      },
      body: JSON.stringify(body(message)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    // The body is read to its end, so that the connection can be used again.
    const answer = (await response.text()).trim();
    if (response.ok) return;
    const reason = `${new URL(url).host} answered ${response.status}${answer && `: ${answer}`}`;
    throw isFinal(response.status) ? new Refusal(reason) : new Error(reason);
  };
}
