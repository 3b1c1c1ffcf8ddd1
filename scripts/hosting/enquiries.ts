import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { brand } from '../../content/brand';
import { builtPolicy } from '../../hosting/built-policy';
import { receiverPath } from '../../hosting/endpoint-path';
import { receiver } from '../../preview/enquiries/receiver';
import { openStore } from '../../preview/enquiries/store';
import { ask } from './ask';
import type { Subject } from './subject';
import type { Host } from './workspace';

/** The header in which the receiver under test says whose address it was told. */
const toldHeader = 'x-told-address';

const enquiry = {
  id: 'sent-by-the-sweep',
  source: 'modal',
  firstName: 'Zoë',
  lastName: 'Nuñez',
  email: 'zoe@mail.example',
  phone: '',
  product: 'anejo',
  consentText: 'By sending this you confirm [2024-11-14]',
  sentAt: '2026-11-20T10:00:00.000Z',
};

/** The receiver of this repository, which keeps what it gets in memory. */
export async function startReceiver(): Promise<Host> {
  const store = openStore(':memory:');
  const path = receiverPath(builtPolicy().endpoint);
  const app = new Hono().route(path, receiver({ store, path, perMinute: 10_000 }));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    response.setHeader(toldHeader, String(request.headers['x-forwarded-for']));
    void listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    store.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** An enquiry from the site's own page is kept, one from elsewhere refused by the receiver. */
export async function checkEnquiries({ port, check }: Subject): Promise<void> {
  const { endpoint } = builtPolicy();
  // Posted to another company or into a mail: no server of ours has to do with it.
  if (!endpoint?.startsWith('/')) return;
  const path = receiverPath(endpoint);
  const { origin, host } = new URL(brand.siteUrl);
  for (const [from, wanted] of [
    [origin, 201],
    ['https://elsewhere.example', 403],
  ] as const) {
    const headers = {
      Host: host,
      Origin: from,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
    };
    const answer = await ask(port, endpoint, headers, 'POST', JSON.stringify(enquiry));
    check(answer.status === wanted, `enquiry from ${from}: ${answer.status} instead of ${wanted}`);
    const told = answer.headers[toldHeader];
    check(told === '127.0.0.1', `enquiry from ${from}: X-Forwarded-For ${told}`);
    const policies = answer.headers['content-security-policy']?.split('default-src').length;
    check(policies === 2, `enquiry from ${from}: not the receiver's own policy`);
  }
  const sheet = await ask(port, `${path}/page.css`, {
    Host: host,
    'X-Forwarded-Proto': 'https',
  });
  check(sheet.status === 200, `${path}/page.css: status ${sheet.status}`);
}
