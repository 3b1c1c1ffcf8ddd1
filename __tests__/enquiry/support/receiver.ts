import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiverApp } from '@/server/app';
import { readTrustedProxies } from '@/server/settings';
import { openSqlite, type EnquiryFile } from '@/server/stores/sqlite';

/** A receiver with a database of its own, called without a network. */
export interface TestReceiver {
  readonly store: EnquiryFile;
  readonly file: string;
  /** Sends a request as a browser at `address` would. */
  send(init: RequestInit, path?: string, address?: string): Promise<Response>;
  postJson(body: unknown, headers?: Record<string, string>): Promise<Response>;
  postForm(fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** The bindings that the Node server adds to a request: its connection. */
export const connection = (remoteAddress: string, headers?: RequestInit['headers']) => ({
  incoming: {
    headers: Object.fromEntries(new Headers(headers)),
    socket: { remoteAddress },
  },
});

/** @param inMemory without a file, for tests that keep so much that a disk would be slow */
export function startReceiver({
  perMinute = Infinity,
  inMemory = false,
  path = '/enquiries',
  trustedProxies = '',
} = {}): TestReceiver {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const file = inMemory ? ':memory:' : join(folder, 'enquiries.db');
  const store = openSqlite(file);
  const visitorAddressOf = readTrustedProxies(trustedProxies);
  const app = receiverApp({ store, perMinute, path, visitorAddressOf });

  const send: TestReceiver['send'] = async (init, asked = path, address = '127.0.0.1') =>
    app.request(asked, init, connection(address, init.headers));
  const post = (type: string, accept: string, body: string, headers?: Record<string, string>) =>
    send({ method: 'POST', headers: { 'Content-Type': type, Accept: accept, ...headers }, body });

  return {
    store,
    file,
    send,
    postJson: (body, headers) =>
      post('application/json', 'application/json', JSON.stringify(body), headers),
    postForm: (fields, headers) => {
      const text = new URLSearchParams(fields).toString();
      return post('application/x-www-form-urlencoded', browserAccept, text, headers);
    },
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
