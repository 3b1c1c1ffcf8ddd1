/**
 * `npm run bench:enquiries`: how many enquiries a second the receiver takes over loopback on each store, and
 * how long the slowest 1 % wait. The sender shares the machine with what it measures. Each run ends by checking that
 * there are as many rows as acknowledgements. `-- --seconds 5` sets the length of a run.
 */
import { randomUUID } from 'node:crypto';
import { startLoadBalancer } from '../receivers/nginx';
import { startPostgresReceivers, startSqliteReceivers } from '../receivers/node';
import type { Stack } from '../receivers/stack';
import { startWorkersReceiver } from '../receivers/workers';
import { readArguments } from '../run/arguments';
import { exitWithError } from '../run/exit-with-error';
import { ensureTestSite } from '../test/site';

const usage = 'Usage: npm run bench:enquiries [-- --seconds SECONDS]';
const { values } = readArguments({ options: { seconds: { type: 'string', default: '5' } } }, usage);
const seconds = Number(values.seconds);
if (!(seconds >= 1 && seconds <= 60))
  exitWithError(`--seconds must be a number from 1 to 60.\n${usage}`);

/** How many enquiries are under way at once. */
const connections = 24;
/** Seconds that are not measured, in which the code is compiled. */
const warmUp = 2;
const env = { ENQUIRIES_PER_MINUTE: '1000000' };

/** Sends one enquiry. Resolves to whether it was acknowledged. */
async function send(endpoint: string, id: string): Promise<boolean> {
  const enquiry = {
    id,
    source: 'footer',
    email: 'zoe@mail.example',
    consentText: 'By sending this you confirm [2024-11-14]',
    sentAt: '2026-11-20T10:00:00.000Z',
  };
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** Sends for some seconds. Resolves to the milliseconds of each acknowledgement, and how many were refused. */
async function sendFor(period: number, endpoint: string) {
  const end = performance.now() + period * 1000;
  const times: number[] = [];
  let refused = 0;
  async function sendInTurn(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      const id = randomUUID();
      // After a connection that was cut, sends the enquiry once more with the same id, as the site’s form does.
      const isKept = await send(endpoint, id).catch(() => send(endpoint, id));
      if (isKept) times.push(performance.now() - started);
      else refused += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  return { times: times.sort((one, other) => one - other), refused };
}

/** Prints the figures of a store; resolves to whether it has kept what it acknowledged. */
async function bench(name: string, start: () => Promise<Stack>, behindNginx = false) {
  const stack = await start().catch(exitWithError);
  const proxy = behindNginx
    ? await startLoadBalancer(stack.endpoints).catch(exitWithError)
    : undefined;
  const endpoint = proxy?.endpoint ?? stack.endpoints[0] ?? '';
  const warm = await sendFor(warmUp, endpoint);
  const { times, refused } = await sendFor(seconds, endpoint);
  const rows = (await stack.rows()).length;
  await proxy?.stop();
  await stack.stop();
  const acknowledged = warm.times.length + times.length;
  const rate = (times.length / seconds).toFixed(0).padStart(5);
  const slowest = times[Math.floor(times.length * 0.99)]?.toFixed(0);
  console.log(
    `${name.padEnd(32)} ${rate} a second, p99 ${slowest} ms; ` +
      `${acknowledged} acknowledged, ${rows} rows, ${warm.refused + refused} refused`,
  );
  return rows === acknowledged;
}

await ensureTestSite().catch(exitWithError);
const results = [
  await bench('SQLite', () => startSqliteReceivers({ receivers: 1, env })),
  await bench('PostgreSQL, one receiver', () => startPostgresReceivers({ receivers: 1, env })),
  await bench(
    'PostgreSQL, three behind nginx',
    () => startPostgresReceivers({ receivers: 3, env }),
    true,
  ),
  await bench('Workers and D1, local runtime', () => startWorkersReceiver({ env })),
];
if (results.includes(false)) exitWithError('There are not as many rows as acknowledgements.');
process.exit(0);
