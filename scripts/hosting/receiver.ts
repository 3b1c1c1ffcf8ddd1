import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { brand } from '../../content/brand';
import { builtEndpoint } from '../../hosting/built-endpoint';
import { receiverPath } from '../../hosting/endpoint-path';
import { receiverApp } from '../../server/app';
import { readTrustedProxies } from '../../server/settings';
import { openSqlite } from '../../server/stores/sqlite';
import { ask, type Check } from './ask';
import type { Host } from './workspace';

/** The header in which the receiver under test reports the visitor's address as it sees it. */
const toldHeader = 'x-told-address';

const enquiry = {
  id: 'sent-by-the-sweep',
  source: 'footer',
  email: 'zoe@mail.example',
  consentText: 'By sending this you confirm [2024-11-14]',
};

/**
 * The receiver of this repository as it stands behind one server, keeping what it gets in memory. A visitor
 * may send two a minute, so that a server which hides whose request it brings is found out.
 */
export async function startReceiver(): Promise<Host> {
  const store = openSqlite(':memory:');
  const path = receiverPath(builtEndpoint());
  const visitorOf = readTrustedProxies('1');
  const app = receiverApp({ store, path, perMinute: 2, visitorOf });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    response.setHeader(toldHeader, String(request.headers['x-forwarded-for']));
    void listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await store.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/**
 * An enquiry from the site's own page is kept, one from elsewhere refused by the receiver, and each visitor
 * has a limit of their own, whatever address they write into the header.
 */
export async function checkEnquiries(port: number, check: Check): Promise<void> {
  const endpoint = builtEndpoint();
  // Posted to another company, or not at all: no server of ours has to do with it.
  if (!endpoint?.startsWith('/')) return;
  const { origin, host } = new URL(brand.siteUrl);
  const usual = { Host: host, 'X-Forwarded-Proto': 'https', 'Content-Type': 'application/json' };
  for (const [from, page, wanted] of [
    ['127.0.0.1', origin, 201],
    ['127.0.0.1', 'https://elsewhere.example', 403],
    ['127.0.0.1', origin, 200],
    ['127.0.0.1', origin, 429],
    ['127.0.0.2', origin, 200],
    // A site on another port than 443, as while trying: browsers then say it in both headers.
    ['127.0.0.2', `${origin}:8443`, 200],
  ] as const) {
    const Host = page.startsWith(origin) ? new URL(page).host : host;
    const headers = { ...usual, Host, Origin: page, 'X-Forwarded-For': '203.0.113.9' };
    const content = JSON.stringify(enquiry);
    const answer = await ask(port, endpoint, { headers, method: 'POST', content, from });
    const what = `enquiry of ${from} from ${page}`;
    check(answer.status === wanted, `${what}: ${answer.status} instead of ${wanted}`);
    const told = answer.headers[toldHeader];
    check(told === from, `${what}: X-Forwarded-For ${told}`);
    const policies = answer.headers['content-security-policy']?.split('default-src').length;
    check(policies === 2, `${what}: not the receiver's own policy`);
  }
  // A form without JavaScript leads to a page of thanks, below the receiver's path.
  const form = {
    ...usual,
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html',
  };
  const content = new URLSearchParams(enquiry).toString();
  const sent = await ask(port, endpoint, {
    headers: form,
    method: 'POST',
    content,
    from: '127.0.0.4',
  });
  const thanks = await ask(port, sent.headers.location ?? '/', { headers: usual });
  check(sent.status === 303, `a form to ${endpoint}: ${sent.status}`);
  const isThanks = thanks.status === 200 && thanks.headers['x-robots-tag'] === 'noindex';
  check(isThanks, `${sent.headers.location} is no page of thanks`);
  // What is too long is the receiver's to refuse, with a page for people.
  const long = { headers: usual, method: 'POST', content: 'x'.repeat(20_000), from: '127.0.0.3' };
  const { status, headers } = await ask(port, endpoint, long);
  check(status === 413 && headers[toldHeader] === '127.0.0.3', `20 kB to ${endpoint}: ${status}`);
  const sheet = `${receiverPath(endpoint)}/page.css`;
  check((await ask(port, sheet, { headers: usual })).status === 200, `${sheet} is missing`);
}
