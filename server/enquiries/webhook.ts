import type { Send } from './forward';
import type { Message } from './message';

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
