import { brand } from '../../content/brand';
import { notFoundFile } from '../../hosting/routes';
import { ask } from './ask';
import { checkSecurity, read, type Subject } from './subject';

/** Unknown addresses get the 404 page with its status, and are not cached. */
export async function checkMissing(subject: Subject): Promise<void> {
  const { port, check } = subject;
  for (const path of [
    '/nothing',
    '/nothing/here.html',
    '/_next/static/chunks/gone.js',
    '/images/gone.00000000.avif',
    '/cookies/nothing',
    '/cookies.php',
    // The 404 page is an answer, not an address of its own.
    '/404',
    '/404.html',
  ]) {
    const answer = await ask(port, path);
    check(answer.status === 404, `${path}: status ${answer.status} instead of 404`);
    check(answer.body.equals(read(notFoundFile)), `${path}: not the 404 page`);
    check(!/immutable/.test(answer.headers['cache-control'] ?? ''), `${path}: a 404 kept for ever`);
    checkSecurity(subject, path, answer);
  }
}

/** Attempts to leave the folder, to be redirected to another host, and to inject a header. */
export async function checkEscapes({ port, check }: Subject): Promise<void> {
  for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd']) {
    const { status, body } = await ask(port, path);
    check(
      [301, 308, 400, 403, 404].includes(status) && !body.includes('root:'),
      `${path}: ${status}`,
    );
  }
  for (const path of [
    '//elsewhere.example/',
    '//elsewhere.example/%2e%2e',
    '/%0d%0aSet-Cookie:a=b',
  ]) {
    const { headers } = await ask(port, path);
    const { host } = new URL(headers.location ?? '/', 'http://127.0.0.1');
    check(host.startsWith('127.0.0.1') && !headers['set-cookie'], `${path}: leads to ${host}`);
  }
}

/** Behind a proxy that ends TLS, a redirect must not lead back to http. */
export async function checkBehindProxy({ port, check }: Subject): Promise<void> {
  for (const path of ['/cookies/', '/cookies.html?a=b']) {
    const { headers } = await ask(port, path, { 'X-Forwarded-Proto': 'https' });
    check(!headers.location?.startsWith('http:'), `${path} over https: to ${headers.location}`);
  }
}

/** Redirects go to https under the same name first, then to the full name, both with HSTS. */
export async function checkCanonical({ port, abilities, check }: Subject): Promise<void> {
  const { host } = new URL(brand.siteUrl);
  const bare = host.replace(/^www\./, '');
  for (const [name, scheme, to] of [
    [host, 'http', `https://${host}/cookies`],
    [bare, 'http', `https://${bare}/cookies`],
    [bare, 'https', `https://${host}/cookies`],
  ] as const) {
    if (scheme === 'http' && abilities.canonical === 'name') continue;
    // What is encoded must stay so: a space or a per cent sign would make another address.
    for (const rest of ['', '?utm_source=a%20b&x=%26', '/a%20b%25c?x=1']) {
      const asked = { Host: name, 'X-Forwarded-Proto': scheme };
      const { status, headers } = await ask(port, `/cookies${rest}`, asked);
      const holds = status === 308 && headers.location?.toLowerCase() === to + rest;
      check(holds, `${scheme}://${name}${rest}: ${status} to ${headers.location}`);
      const secured = scheme === 'http' || headers['strict-transport-security'];
      check(Boolean(secured), `${scheme}://${name}${rest}: no Strict-Transport-Security`);
    }
  }
}
