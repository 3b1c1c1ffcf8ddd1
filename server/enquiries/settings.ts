import { mailTo } from '@/content/enquiry';
import { chatServiceAt, chatServiceNames, chatServices } from './chat';
import type { Message } from './message';
import { doubtfulWays, type DoubtfulWay } from './store';
import { bodyBy, type Webhook } from './webhook';

/** Environment variables of a process, or the settings of a Worker. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a whole number. Throws for anything else, so that a typing error does not switch a limit off. */
export function wholeNumber(
  env: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const given = env[name];
  if (!given) return fallback;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= min && value <= max) return value;
  throw new RangeError(`${name} must be a number from ${min} to ${max}, not "${given}".`);
}

/** Requests to store an enquiry that one visitor's address may make in a minute. */
export const readPerMinute = (env: Environment): number =>
  wholeNumber(env, 'ENQUIRIES_PER_MINUTE', { fallback: 20, min: 1, max: 1_000_000 });

/** Where and how enquiries are sent on, from the environment. */
export type DeliverySettings = Pick<Message, 'from' | 'to'> & { readonly doubtful: DoubtfulWay } & (
    { readonly smtpUrl: string; readonly webhook?: undefined } | { readonly webhook: Webhook }
  );

/** The fields that many mail services take under these names. */
const defaultBody = { from: '$from', to: '$to', subject: '$subject', text: '$text' };

function readUrl(env: Environment, name: string, schemes: readonly string[]): string {
  const given = env[name] ?? '';
  const isRight = URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1));
  // Without the value, which may hold a password.
  if (!isRight) throw new RangeError(`${name} must be an address with ${schemes.join(' or ')}://.`);
  return given;
}

function readJson(env: Environment, name: string, unset: object): object {
  const given = env[name];
  if (!given) return unset;
  try {
    const value: unknown = JSON.parse(given);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below covers this case too.
  }
  throw new RangeError(`${name} must be a JSON object, as in {"text": "$text"}.`);
}

/** Takes one of some words. */
function oneOf<Word extends string>(words: readonly Word[], name: string, given: string): Word {
  const word = words.find((each) => each === given);
  if (word) return word;
  throw new RangeError(`${name} must be one of ${words.join(', ')}, not "${given}".`);
}

/** Reads the form in which a webhook is called: that of its chat service, or a template. */
function readBody(env: Environment): Webhook['body'] {
  const { WEBHOOK_SERVICE: service, WEBHOOK_URL: url = '' } = env;
  if (service) {
    if (env.WEBHOOK_BODY) throw new RangeError('Set WEBHOOK_SERVICE or WEBHOOK_BODY, not both.');
    return chatServices[oneOf(chatServiceNames, 'WEBHOOK_SERVICE', service)].body;
  }
  // A template escapes nothing.
  const its = chatServiceAt(url);
  if (its) {
    throw new RangeError(
      `WEBHOOK_URL leads to ${its}: set WEBHOOK_SERVICE=${its}, and no WEBHOOK_BODY.`,
    );
  }
  return bodyBy(readJson(env, 'WEBHOOK_BODY', defaultBody));
}

/**
 * Reads how enquiries are sent on to the brand; `undefined` if they are not. An empty variable counts as unset.
 * @throws a message for the operator if a value is invalid.
 */
export function readDelivery(env: Environment): DeliverySettings | undefined {
  const addresses = {
    from: env.MAIL_FROM || mailTo.address,
    to: env.MAIL_TO || mailTo.address,
    doubtful: oneOf(doubtfulWays, 'ENQUIRIES_DOUBTFUL', env.ENQUIRIES_DOUBTFUL || 'daily'),
  };
  if (env.SMTP_URL && env.WEBHOOK_URL) {
    throw new RangeError('Set SMTP_URL or WEBHOOK_URL, not both: each enquiry is sent on once.');
  }
  if (env.SMTP_URL) {
    return { ...addresses, smtpUrl: readUrl(env, 'SMTP_URL', ['smtp', 'smtps']) };
  }
  if (!env.WEBHOOK_URL) return undefined;
  const headers = Object.entries(readJson(env, 'WEBHOOK_HEADERS', {}));
  return {
    ...addresses,
    webhook: {
      url: readUrl(env, 'WEBHOOK_URL', ['https', 'http']),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: readBody(env),
    },
  };
}
