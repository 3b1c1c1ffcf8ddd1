import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@/server/stores/sqlite';
import { goodEnquiry } from './support/enquiry';
import { portOf, spawnServer } from './support/server';

let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
});

function start(env: Record<string, string>): ChildProcess {
  const server = spawnServer(folder, { ENQUIRIES_FILE: join(folder, 'enquiries.db'), ...env });
  started.push(server);
  return server;
}

afterAll(async () => {
  for (const server of started) server.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test('a setting that cannot be read ends the server and says what to write', async () => {
  const server = start({ ENQUIRIES_PER_MINUTE: 'abc' });
  const ended = once(server, 'exit');
  await expect(portOf(server)).rejects.toThrow('ENQUIRIES_PER_MINUTE must be a number from 1');
  expect(await ended).toEqual([1, null]);
}, 60_000);

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

test('who sends a body too slowly is cut off, who leaves while sending is no error', async () => {
  const server = start({});
  const ended = once(server, 'exit');
  const port = await portOf(server);
  let complaints = '';
  server.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  // So that nobody can hold all connections.
  const cutOff = sendTooSlowly(port);
  for (const length of ['Content-Length: 400', 'Transfer-Encoding: chunked']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(head(length));
    await once(socket, 'data');
    socket.write('5\r\n{"id"\r\n');
    socket.resetAndDestroy();
    // Answered by the same process, so that it has noticed by then.
    await fetch(`http://127.0.0.1:${port}/`);
  }
  const { answer, milliseconds } = await cutOff;
  expect(answer).toContain('HTTP/1.1 408');
  expect(milliseconds).toBeLessThan(30_000);
  server.kill('SIGTERM');
  await ended;
  expect(complaints).toBe('');
}, 60_000);

/** Whether nothing answers on the port any more. */
const isClosed = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(false));
    probe.once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });

// Windows has no signal that a program could hear: it is ended at once.
const whereSignalsExist = process.platform === 'win32' ? test.skip : test;

whereSignalsExist(
  'an enquiry that is under way when the server is stopped is still taken',
  async () => {
    const file = join(folder, 'stopped', 'enquiries.db');
    const server = start({ ENQUIRIES_FILE: file });
    const ended = once(server, 'exit');
    const port = await portOf(server);
    const body = JSON.stringify(goodEnquiry);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.write(head(`Content-Length: ${Buffer.byteLength(body)}`));
    while (!answer.includes('100 Continue')) await once(socket, 'data');

    server.kill('SIGTERM');
    while (!(await isClosed(port)));
    socket.write(body);
    expect(await ended).toEqual([0, null]);
    expect(answer).toContain('HTTP/1.1 201');
    const store = openSqlite(file);
    expect(await store.all()).toMatchObject([{ id: goodEnquiry.id }]);
    await store.close();
  },
  60_000,
);
