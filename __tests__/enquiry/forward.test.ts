import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import {
  createForwarder,
  lease,
  pauseAfter,
  type Message,
  type Send,
} from '@/server/enquiries/forward';
import { readDelivery } from '@/server/enquiries/settings';
import { mail } from '@/server/mail';
import { openSqlite } from '@/server/stores/sqlite';
import { goodEnquiry } from './support/enquiry';

const receivedAt = '2026-11-20T10:00:00.000Z';
const from = 'site@mail.example';
const to = 'brand@mail.example';
let now: number;
let store: ReturnType<typeof openSqlite>;
let told: Message[];
const take: Send = async (message) => void told.push(message);
const forwarder = (send: Send) => createForwarder(store, { send, from, to }, () => now);

beforeEach(async () => {
  now = Date.parse(receivedAt);
  told = [];
  store = openSqlite(':memory:', { forwards: true });
  await store.keep({ ...goodEnquiry, language: 'es', receivedAt });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await store.close();
  jest.restoreAllMocks();
});

test('the brand is told once, with what was written, in which language, and whom to answer', async () => {
  await Promise.all([forwarder(take).wake(), forwarder(take).wake()]);
  await forwarder(take).wake();
  expect(told).toEqual([
    expect.objectContaining({
      id: goodEnquiry.id,
      from,
      to,
      replyTo: goodEnquiry.email,
      subject: 'Enquiry from Zoë Nuñez',
      text: expect.stringMatching(
        /About Añejo.*Nuñez.*\+1 \(614\).*By sending this.*^Written in: Spanish$/ms,
      ),
    }),
  ]);
  expect(await store.all()).toMatchObject([{ nextAttemptAt: null, forwardedAt: receivedAt }]);
});

test('what was not taken is tried again after pauses that grow, until it is', async () => {
  const attempts: number[] = [];
  const refuse: Send = async () => {
    attempts.push(now);
    throw new Error('mailbox full');
  };
  const { wake } = forwarder(refuse);
  for (let second = 0; second <= 20; second += 1) {
    await wake();
    now += 1000;
  }
  expect(attempts.map((at) => (at - Date.parse(receivedAt)) / 1000)).toEqual([0, 2, 6, 14]);
  expect(pauseAfter(100)).toBe(3_600_000);
  now += 3_600_000;
  await forwarder(take).wake();
  expect(told).toHaveLength(1);
});

test('what a process left when it ended is sent by another once the lease is over', async () => {
  await store.claim(receivedAt, new Date(now + lease).toISOString());
  await forwarder(take).wake();
  expect(told).toEqual([]);
  now += lease;
  await forwarder(take).wake();
  expect(told).toHaveLength(1);
});

test('a stop waits for the one that is being sent', async () => {
  let finish = () => undefined as void;
  const sending = forwarder(() => new Promise((done) => (finish = done)));
  void sending.wake();
  while (!(await store.all())[0]?.attempts);
  const stopped = sending.stop();
  finish();
  await stopped;
  expect(await store.all()).toMatchObject([{ forwardedAt: receivedAt }]);
});

test('by SMTP it is a mail with an id of its own', async () => {
  let letter = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => (letter += chunk.toString()));
      stream.on('end', done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  await forwarder(mail(`smtp://127.0.0.1:${port}`)).wake();
  await new Promise<void>((done) => server.close(done));
  expect(letter).toContain(`Message-ID: <${goodEnquiry.id}@mail.example>`);
  expect(letter).toContain(`Reply-To: ${goodEnquiry.email}`);
  expect(letter).toContain(`To: ${to}`);
});

describe('the settings', () => {
  test('of nothing send nothing', () => {
    expect(readDelivery({ SMTP_URL: '', WEBHOOK_URL: '' })).toBeUndefined();
  });

  test.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address with smtp or smtps://.'],
    [{ WEBHOOK_URL: 'mail.example' }, 'WEBHOOK_URL must be an address'],
    [{ WEBHOOK_URL: 'https://a.example', WEBHOOK_BODY: 'x' }, 'WEBHOOK_BODY must be a JSON object'],
    [{ SMTP_URL: 'smtp://a.example', WEBHOOK_URL: 'https://a.example' }, 'not both'],
  ])('%j are refused with words that name them', (env, words) => {
    expect(() => readDelivery(env)).toThrow(words);
  });
});
