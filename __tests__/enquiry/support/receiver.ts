import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readTrustedProxies } from '@/server/enquiries/client-address';
import { receiver } from '@/server/enquiries/receiver';
import { openStore, type EnquiryStore } from '@/server/enquiries/store';

/** A receiver with a database of its own, called without a network. */
export interface TestReceiver {
  readonly store: EnquiryStore;
  readonly file: string;
  /** Sends a request as a browser at `address` would. */
  send(init: RequestInit, path?: string, address?: string): Promise<Response>;
  postJson(body: unknown, headers?: Record<string, string>): Promise<Response>;
  postForm(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  close(): void;
}

export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/**
 * @param inMemory without a file, for tests that keep so much that a disk would be slow
 * @param patience milliseconds that SQLite itself waits for another program
 */
export function startReceiver({
  perMinute = Infinity,
  patience = 5000,
  inMemory = false,
  path = '/enquiries',
  isTrustedProxy = readTrustedProxies(''),
} = {}): TestReceiver {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const file = inMemory ? ':memory:' : join(folder, 'enquiries.db');
  const store = openStore(file, patience);
  const app = new Hono().route(path, receiver({ store, perMinute, path, isTrustedProxy }));

  const send: TestReceiver['send'] = async (init, asked = path, address = '127.0.0.1') =>
    app.request(asked, init, {
      incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } },
    });

  return {
    store,
    file,
    send,
    postJson: (body, headers) =>
      send({
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (fields, headers) =>
      send({
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: browserAccept,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    close() {
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
