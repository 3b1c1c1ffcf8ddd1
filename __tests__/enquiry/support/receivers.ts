import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stack } from '@/scripts/receivers/stack';

/**
 * A mail service for tests, which counts messages by their subject.
 * @param statusFor what it answers to an attempt
 */
export async function startMailbox(statusFor: (subject: string, attempt: number) => number) {
  const attempts = new Map<string, number>();
  const taken = new Map<string, number>();
  const count = (map: Map<string, number>, subject: string) => {
    map.set(subject, (map.get(subject) ?? 0) + 1);
    return map.get(subject) ?? 0;
  };
  async function answer(request: IncomingMessage): Promise<number> {
    const body = JSON.parse((await request.toArray()).join('')) as { subject: string };
    const status = statusFor(body.subject, count(attempts, body.subject));
    if (status < 300) count(taken, body.subject);
    return status;
  }
  const server = createServer((request, response) => {
    void answer(request).then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    attempts,
    taken,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** Milliseconds for an answer: a receiver that has been killed may hold the line without one. */
const responseTimeout = 30_000;
let visitors = 0;

/** Sends requests to a stack as visitors would; each call comes from another visitor unless it says who. */
export function visitorsOf(stack: Stack) {
  const [first = '', last = first] = [stack.endpoints.at(0), stack.endpoints.at(-1)];
  function newVisitor(): string {
    visitors += 1;
    return `10.0.${visitors >> 8}.${visitors & 255}`;
  }
  function send(init: RequestInit, { visitor = newVisitor(), to = first } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set(stack.addressHeader, visitor);
    const signal = AbortSignal.timeout(responseTimeout);
    return fetch(to, { method: 'POST', signal, ...init, headers });
  }
  return {
    first,
    last,
    newVisitor,
    send,
    sendJson: (body: unknown, from?: Parameters<typeof send>[1], headers?: HeadersInit) =>
      send(
        {
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        from,
      ),
    sendForm: (fields: Record<string, string>) =>
      send({
        headers: { Accept: browserAccept },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
  };
}
