import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@/server/stores/sqlite';
import { validEnquiry } from './support/enquiry';
import { portOf, spawnServer } from './support/server';

jest.setTimeout(60_000);

let folder: string;
let server: ChildProcess;
let port: number;
let complaints = '';
let cutOff: ReturnType<typeof sendTooSlowly>;

function start(env: Record<string, string> = {}): ChildProcess {
  return spawnServer(folder, { ENQUIRIES_FILE: join(folder, 'enquiries.db'), ...env });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  server = start();
  port = await portOf(server);
  server.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // Started first: it takes a while, in which the other tests run.
  cutOff = sendTooSlowly(port);
});

afterAll(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Sends what never becomes a whole enquiry, and waits for the server to give up. */
async function sendTooSlowly(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const began = performance.now();
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write('POST /enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\n');
  socket.write('Content-Type: application/json\r\n\r\n{');
  await once(socket, 'close');
  return { answer, milliseconds: performance.now() - began };
}

/** The lines that a request begins with; the server says "100 Continue" once it has begun to read. */
const head = (...more: string[]) =>
  [
    'POST /enquiries HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Expect: 100-continue',
    ...more,
    '\r\n',
  ].join('\r\n');

test('a setting that cannot be read ends the server and says what to write', async () => {
  const refused = start({ ENQUIRIES_PER_MINUTE: 'abc' });
  const ended = once(refused, 'exit');
  await expect(portOf(refused)).rejects.toThrow('ENQUIRIES_PER_MINUTE must be a number from 1');
  expect(await ended).toEqual([1, null]);
});

test('a visitor who leaves while sending is no error of the server', async () => {
  for (const length of ['Content-Length: 400', 'Transfer-Encoding: chunked']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(head(length));
    await once(socket, 'data');
    socket.write('5\r\n{"id"\r\n');
    socket.resetAndDestroy();
    // Answered by the same process, so that it has noticed by then.
    await fetch(`http://127.0.0.1:${port}/`);
  }
  expect(complaints).toBe('');
});

test('who sends a body too slowly is cut off, so that nobody can hold all connections', async () => {
  const { answer, milliseconds } = await cutOff;
  expect(answer).toContain('HTTP/1.1 408');
  expect(milliseconds).toBeLessThan(30_000);
});

/** Whether nothing answers on the port any more. */
const isClosed = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(false));
    probe.once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });

// Windows has no signal that a program can handle: processes are ended at once.
const posixTest = process.platform === 'win32' ? test.skip : test;

posixTest(
  'an enquiry that is under way when npm is stopped is still taken, and then all ends',
  async () => {
    // `close` follows once every process that inherited the output has ended.
    const ended = once(server, 'close');
    const body = JSON.stringify(validEnquiry);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}`));
    while (!answer.includes('100 Continue')) await once(socket, 'data');

    server.kill('SIGTERM');
    while (!(await isClosed(port)));
    socket.write(body);
    await ended;
    expect(answer).toContain('HTTP/1.1 201');
    expect(complaints).toBe('');
    const store = openSqlite(join(folder, 'enquiries.db'));
    expect(await store.all()).toMatchObject([{ id: validEnquiry.id }]);
    await store.close();
  },
);
