/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '@/server/enquiries/store';
import { goodEnquiry } from './support/enquiry';
import { portOf, spawnServer } from './support/server';

const rounds = 3;
const acknowledgedBeforeKill = 25;

let folder: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
});

afterAll(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts the server and answers where it takes enquiries. */
async function startServer(file: string): Promise<string> {
  running = spawnServer(folder, { ENQUIRIES_FILE: file, ENQUIRIES_PER_MINUTE: '100000' });
  return `http://127.0.0.1:${await portOf(running)}/enquiries`;
}

/** Sends enquiries one after the other, on several lines at once, until the server is gone. */
async function sendUntilDead(
  endpoint: string,
  line: string,
  acknowledge: (id: string) => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = `${line}-${String(count).padStart(6, '0')}`;
    try {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...goodEnquiry, id }),
      });
      if (status === 201) acknowledge(id);
    } catch {
      return;
    }
  }
}

test('killed at any moment, the receiver has lost no enquiry that it acknowledged', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const file = resolve(folder, 'data', 'enquiries.db');
  const acknowledged = new Set<string>();

  for (let round = 1; round <= rounds; round += 1) {
    const endpoint = await startServer(file);
    const server = running;
    if (!server) throw new Error('no server');
    const gone = once(server, 'exit');
    const killAt = acknowledged.size + acknowledgedBeforeKill;
    const acknowledge = (id: string) => {
      acknowledged.add(id);
      if (acknowledged.size === killAt) server.kill('SIGKILL');
    };
    const lines = ['a', 'b', 'c'].map((name) => `round${round}${name}`);
    await Promise.all(lines.map((line) => sendUntilDead(endpoint, line, acknowledge)));
    await gone;

    const store = openStore(file);
    const kept = store.all();
    store.close();
    const ids = new Set(kept.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    expect(kept.every((row) => row.lastName === goodEnquiry.lastName)).toBe(true);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedBeforeKill);
}, 60_000);
