/**
 * Serves the built site and takes its enquiries: `tsx server/main.ts`. Exits with 1 if it
 * cannot listen. Settings, by environment variable, an empty one counting as unset:
 * SITE_ROOT the folder to serve (out), PORT (3000), HOST the address to listen on (loopback),
 * ENQUIRIES_FILE the database (data/enquiries.db) or DATABASE_URL for PostgreSQL,
 * SMTP_URL or WEBHOOK_URL by which enquiries are sent on, MAIL_TO, MAIL_FROM, WEBHOOK_HEADERS, WEBHOOK_SERVICE,
 * WEBHOOK_BODY, ENQUIRIES_DOUBTFUL,
 * ENQUIRIES_PER_MINUTE from one address (20),
 * TRUSTED_PROXIES how many proxies stand in front of it, or their addresses (nobody is trusted),
 * NEXT_PUBLIC_CONTACT_ENDPOINT where it takes enquiries (as the site was built, or /enquiries).
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { builtEndpoint, builtEndpointFile } from '@/hosting/built-endpoint';
import { createApp } from './app';
import { createForwarder, type Forwarder } from './enquiries/forward';
import { webhookSender } from './enquiries/webhook';
import { mailSender } from './mail';
import { readSettings, type Settings } from './settings';
import { openStore } from './stores/open';

/** Milliseconds in which a request must arrive: enough for 16 kB on the slowest line. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
};
/** Milliseconds for running requests to finish when the server stops: the timeout of the visitor's form. */
const shutdownTimeout = 10_000;
/** Milliseconds between two checks for enquiries to send on: another process may have left some. */
const pollInterval = 5000;
const root = resolve(process.env.SITE_ROOT || 'out');

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Resolves to what `make` makes; if it fails, prints the message and exits. */
async function orExit<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

const { host, port, delivery, ...options } = await orExit(() =>
  readSettings(process.env, builtEndpoint()),
);
if (!existsSync(resolve(root, 'index.html'))) {
  exitWithError(`There is no built site in ${root}. Build it first: npm run build`);
}
// Another folder, given by SITE_ROOT, was not built here.
if (!process.env.SITE_ROOT && !existsSync(builtEndpointFile)) {
  exitWithError(
    `${builtEndpointFile} is missing: enquiries would not be taken where the pages send them. Build again: npm run build`,
  );
}

const store = await orExit(() => openStore({ doubtfulWay: delivery?.doubtful }));
const forwarder = delivery && startForwarding(delivery);

/** Starts sending enquiries on, including those that an earlier process has left. */
function startForwarding(to: NonNullable<Settings['delivery']>): Forwarder {
  const send = to.webhook ? webhookSender(to.webhook) : mailSender(to.smtpUrl);
  const started = createForwarder(store, { ...to, send });
  void started.wake();
  setInterval(() => void started.wake(), pollInterval).unref();
  return started;
}

const server = createServer(
  limits,
  createApp(root, { store, ...options, onStored: () => void forwarder?.wake() }),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    exitWithError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`);
  }
  exitWithError(`Cannot listen on ${host}:${port}: ${error.message}`);
});

server.listen(port, host, () => {
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' ? 'localhost' : host;
  console.log(`Serving the site at http://${name}:${open}/ (Ctrl+C stops it)`);
});

/** Finishes what is being received and sent on, then ends. Connections that last longer are closed. */
function stop(): void {
  if (!server.listening) return;
  server.close(async () => {
    await forwarder?.stop();
    await store.close();
    process.exit(0);
  });
  setTimeout(() => server.closeAllConnections(), shutdownTimeout).unref();
}
// `on`, not `once`: a terminal sends a signal to every process, and the parent process passes it on as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
