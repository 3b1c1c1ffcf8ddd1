import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../content/brand';
import { builtPolicy } from '../../hosting/built-policy';
import { compressible, contentTypeOf, ending } from '../../hosting/content-types';
import { fileOf } from '../../hosting/generate/site';
import { cacheControlFor, securityHeaders } from '../../hosting/headers';
import { exportedRoutes, notFoundFile } from '../../hosting/routes';
import { filesIn } from '../export/files';
import { ask, type Answer } from './ask';

/** What a host is known to do by itself rather than by our configuration. */
export type Abilities = {
  /** Sends the compressed copies, or makes its own. */
  compresses: boolean;
  /** Mends letter case in any mixture, not only all lower case. */
  anyCase: boolean;
  /** Answers a Range request with a part. */
  ranges: boolean;
  /** Sends http to https and the bare name to the full one in the configuration under test. */
  canonical?: boolean;
};

const root = 'out';

/** Registered names of one and the same type (RFC 9239, RFC 7303 and the media type registry). */
const otherNames: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Whether the type says what the file is; pages and payloads must name their encoding too. */
function fits(sent: string, file: string): boolean {
  const [type = '', ...parameters] = sent.toLowerCase().split(/;\s*/);
  const [wanted = ''] = contentTypeOf(file).split(';');
  const named = ['html', 'txt'].includes(ending(file))
    ? parameters.includes('charset=utf-8')
    : true;
  return (otherNames[type] ?? type) === wanted && named;
}
const read = (file: string) => readFileSync(join(root, file));

/** Sends the whole list of requests to a server and returns what was wrong with the answers. */
export async function sweep(
  port: number,
  abilities: Abilities,
): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  let passed = 0;
  const check = (holds: boolean, what: string) => {
    if (holds) passed += 1;
    else failures.push(what);
  };
  const expected = Object.entries(securityHeaders(builtPolicy()));

  const checkSecurity = (path: string, { headers }: Answer) => {
    const wrong = expected.filter(([name, value]) => headers[name.toLowerCase()] !== value);
    check(wrong.length === 0, `${path}: ${wrong.map(([name]) => name).join(', ')} differ`);
  };

  async function checkFile(address: string, file: string): Promise<void> {
    const answer = await ask(port, address);
    check(answer.status === 200, `${address}: status ${answer.status}`);
    check(answer.body.equals(read(file)), `${address}: other content than ${file}`);
    const type = answer.headers['content-type'] ?? '';
    check(fits(type, file), `${address}: type ${type}`);
    const cache = answer.headers['cache-control'];
    check(cache === cacheControlFor(`/${file}`), `${address}: Cache-Control ${cache}`);
    checkSecurity(address, answer);
  }

  async function checkEncodings(address: string, file: string): Promise<void> {
    for (const encoding of abilities.compresses ? ['br', 'gzip'] : []) {
      const answer = await ask(port, address, { 'Accept-Encoding': encoding });
      check(answer.headers['content-encoding'] === encoding, `${address}: not sent as ${encoding}`);
      check(answer.body.equals(read(file)), `${address}: ${encoding} holds something else`);
      check(/accept-encoding/i.test(answer.headers.vary ?? ''), `${address}: no Vary`);
      const copy = read(`${file}.${encoding === 'br' ? 'br' : 'gz'}`);
      check(answer.sent.length <= copy.length, `${address}: larger than the copy made at build`);
    }
    const plain = await ask(port, address, { 'Accept-Encoding': 'identity' });
    check(!plain.headers['content-encoding'], `${address}: compressed without being asked`);
  }

  async function checkRedirect(path: string, to: string): Promise<void> {
    const { status, headers } = await ask(port, path);
    const target = new URL(headers.location ?? '', 'http://127.0.0.1').pathname;
    check([301, 307, 308].includes(status) && target === to, `${path}: ${status} to ${target}`);
  }

  async function checkMissing(path: string): Promise<void> {
    const answer = await ask(port, path);
    check(answer.status === 404, `${path}: status ${answer.status} instead of 404`);
    check(answer.body.equals(read(notFoundFile)), `${path}: not the 404 page`);
    check(!/immutable/.test(answer.headers['cache-control'] ?? ''), `${path}: a 404 kept for ever`);
    checkSecurity(path, answer);
  }

  const routes = exportedRoutes(root);
  for (const route of routes) {
    const file = fileOf(route).slice(1);
    await checkFile(route, file);
    await checkEncodings(route, file);
    await checkRedirect(fileOf(route), route);
    if (route === '/') continue;
    await checkRedirect(`${route}/`, route);
    if (route !== route.toLowerCase()) await checkRedirect(route.toLowerCase(), route);
    if (abilities.anyCase) await checkRedirect(route.toUpperCase(), route);
  }

  const files = filesIn(root).filter(
    (file) => !/(?:^|\/)_(?:headers|redirects)$|\.html$/.test(file),
  );
  for (const file of files) await checkFile(`/${file}`, file);
  const kinds = new Map(files.map((file) => [ending(file), file]));
  for (const [kind, file] of kinds) {
    if (compressible.has(kind)) await checkEncodings(`/${file}`, file);
    const first = await ask(port, `/${file}`);
    const tag = first.headers.etag;
    check(Boolean(tag), `/${file}: no ETag`);
    const again = await ask(port, `/${file}`, { 'If-None-Match': tag ?? '""' });
    check(
      again.status === 304 && again.sent.length === 0,
      `/${file}: asked again, ${again.status}`,
    );
    const head = await ask(port, `/${file}`, {}, 'HEAD');
    check(head.status === 200 && head.sent.length === 0, `/${file}: HEAD ${head.status}`);
  }

  const font = files.find((file) => ending(file) === 'woff2');
  if (font && abilities.ranges) {
    const part = await ask(port, `/${font}`, { Range: 'bytes=100-199' });
    check(
      part.status === 206 && part.sent.equals(read(font).subarray(100, 200)),
      `/${font}: range answered with ${part.status}`,
    );
    const beyond = await ask(port, `/${font}`, { Range: 'bytes=99999999-' });
    check(beyond.status === 416, `/${font}: range past the end answered with ${beyond.status}`);
  }

  for (const path of [
    '/nothing',
    '/nothing/here.html',
    '/_next/static/chunks/gone.js',
    '/images/gone.00000000.avif',
    '/cookies/nothing',
    '/cookies.php',
  ]) {
    await checkMissing(path);
  }
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
  if (abilities.canonical) {
    const { host } = new URL(brand.siteUrl);
    const bare = host.replace(/^www\./, '');
    for (const [name, scheme, to] of [
      [host, 'http', `https://${host}/cookies`],
      [bare, 'http', `https://${bare}/cookies`],
      [bare, 'https', `https://${host}/cookies`],
    ] as const) {
      const { status, headers } = await ask(port, '/cookies', {
        Host: name,
        'X-Forwarded-Proto': scheme,
      });
      check(status === 308 && headers.location === to, `${scheme}://${name}: ${headers.location}`);
    }
  }
  return { passed, failures };
}
