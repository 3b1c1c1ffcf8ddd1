/**
 * `npm run bench:enquiries`: how many enquiries a second the receiver takes over loopback on each store, and
 * how long the slowest hundredth waits. The sender shares the machine with what it measures. Each run ends by
 * counting: as many rows as acknowledgements. `-- --seconds 5` says how long each run lasts.
 */
import { Agent, request } from 'node:http';
import { startNginx } from '../receivers/nginx';
import { startPostgres, startSqlite } from '../receivers/node';
import type { Stack } from '../receivers/stack';
import { startWorkers } from '../receivers/workers';
import { readArguments } from '../run/arguments';
import { refuse } from '../run/refuse';
import { ensureTestSite } from '../test/site';

const { values } = readArguments(
  { options: { seconds: { type: 'string', default: '5' } } },
  'Usage: npm run bench:enquiries [-- --seconds SECONDS]',
);
const seconds = Number(values.seconds);
if (!(seconds >= 1 && seconds <= 60)) refuse('--seconds must be a number from 1 to 60.');

const lines = 24;
const warmUp = 2;
const env = { ENQUIRIES_PER_MINUTE: '1000000' };
const enquiry = {
  source: 'footer',
  email: 'zoe@mail.example',
  consentText: 'By sending this you confirm [2024-11-14]',
  sentAt: '2026-11-20T10:00:00.000Z',
};

/** Sends one enquiry. Resolves to its status. */
function send(agent: Agent, endpoint: string, id: string, header: string): Promise<number> {
  const body = JSON.stringify({ id, ...enquiry });
  const part = () => Math.floor(Math.random() * 256);
  const visitor = `10.${part()}.${part()}.${part()}`;
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    [header]: visitor,
  };
  return new Promise((resolve, reject) => {
    const asked = request(endpoint, { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject).end(body);
  });
}

/** Sends for some seconds on several lines. Prints the figures; resolves to whether all are kept. */
async function measure(name: string, stack: Stack, endpoint: string): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: lines });
  const times: number[] = [];
  let [sent, refused] = [0, 0];
  async function sendFor(period: number): Promise<void> {
    const end = performance.now() + period * 1000;
    async function line(): Promise<void> {
      while (performance.now() < end) {
        sent += 1;
        const started = performance.now();
        const id = `bench-${String(sent).padStart(8, '0')}`;
        const again = () => send(agent, endpoint, id, stack.addressHeader);
        // After a connection that was cut, sends the enquiry once more with the same id, as the site’s form does.
        const status = await again().catch(again);
        if (status === 201 || status === 200) times.push(performance.now() - started);
        else refused += 1;
      }
    }
    await Promise.all(Array.from({ length: lines }, line));
  }
  // A first period that is not measured, in which the code is compiled.
  await sendFor(warmUp);
  const warmed = times.length;
  await sendFor(seconds);
  agent.destroy();
  const measured = times.slice(warmed).sort((a, b) => a - b);
  const slowest = measured[Math.floor(measured.length * 0.99)] ?? NaN;
  const rows = (await stack.rows()).length;
  const rate = measured.length / seconds;
  console.log(
    `${name.padEnd(32)} ${rate.toFixed(0).padStart(5)} a second, p99 ${slowest.toFixed(0)} ms; ` +
      `${times.length} acknowledged, ${rows} rows, ${refused} refused`,
  );
  return rows === times.length;
}

/** Starts a store, measures it, ends it. */
async function bench(name: string, start: () => Promise<Stack>, behindNginx = false) {
  const stack = await start().catch(refuse);
  const proxy = behindNginx ? await startNginx(stack.endpoints).catch(refuse) : undefined;
  const kept = await measure(name, stack, proxy?.endpoint ?? stack.endpoints[0] ?? '');
  await proxy?.stop();
  await stack.stop();
  return kept;
}

await ensureTestSite().catch(refuse);
const results = [
  await bench('SQLite', () => startSqlite({ receivers: 1, env })),
  await bench('PostgreSQL, one receiver', () => startPostgres({ receivers: 1, env })),
  await bench('PostgreSQL, three behind nginx', () => startPostgres({ receivers: 3, env }), true),
  await bench('Workers and D1, local runtime', () => startWorkers({ env })),
];
if (results.includes(false)) refuse('There are not as many rows as acknowledgements.');
process.exit(0);
