/**
 * The receiver as a Cloudflare Worker with D1. The build makes one file of it, with its configuration, in
 * hosting/dist/workers; see docs/enquiries.md.
 */
import { Hono, type ExecutionContext } from 'hono';
import { Kysely } from 'kysely';
import { D1Dialect, type D1DialectConfig } from 'kysely-d1';
import { ownReceiverPath } from '../content/folders';
import { createForwarder } from './enquiries/forward';
import { receiver } from './enquiries/receiver';
import { readDelivery, readPerMinute, type Environment } from './enquiries/settings';
import { createStore } from './enquiries/store';
import type { Tables } from './enquiries/tables';
import { webhookSender } from './enquiries/webhook';

type Bindings = { DB: D1DialectConfig['database'] } & Environment;

function build(env: Bindings) {
  const delivery = readDelivery(env);
  if (delivery && !delivery.webhook)
    throw new Error('A Worker sends no SMTP: set WEBHOOK_URL instead.');
  const dialect = new D1Dialect({ database: env.DB });
  const store = createStore(new Kysely<Tables>({ dialect }), { doubtfulWay: delivery?.doubtful });
  /** Sends on what is due. One for each event: what one event waits for, another may not. */
  async function forward(): Promise<void> {
    if (!delivery?.webhook) return;
    await createForwarder(store, { ...delivery, send: webhookSender(delivery.webhook) }).wake();
  }
  const path = env.ENQUIRIES_PATH || ownReceiverPath;
  const app = new Hono().route(
    path,
    receiver({
      store,
      path,
      perMinute: readPerMinute(env),
      visitorAddressOf: (c) => c.req.header('CF-Connecting-IP') ?? '',
      onStored: (c) => c.executionCtx.waitUntil(forward()),
    }),
  );
  return { app, forward };
}

let built: ReturnType<typeof build> | undefined;

const worker = {
  async fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    built ??= build(env);
    return built.app.fetch(request, env, context);
  },
  /** Sends on due enquiries every minute, by the trigger in wrangler.jsonc. */
  async scheduled(_event: unknown, env: Bindings): Promise<void> {
    built ??= build(env);
    await built.forward();
  },
};

export default worker;
