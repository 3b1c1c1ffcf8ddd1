import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../content/brand';
import { redirects as moved } from '../../content/redirects';
import { compressible, contentTypeOf, ending } from '../../hosting/content-types';
import { cacheControlFor, resourcePolicyFor, securityHeaders } from '../../hosting/headers';
import {
  exportedRoutes,
  fileOf,
  isLot,
  notFoundFileAt,
  notFoundPages,
  pathOfLink,
} from '../../hosting/routes';
import { filesIn } from '../export/files';
import { sendRequest, type Answer, type Check } from './send-request';
import { checkEnquiries } from './receiver';
import { built, root, sampleRedirects, samples } from './workspace';

/** What a server under test does not do, so that its checks are left out. */
export interface Limits {
  /** Serves files only: no enquiries handed on, no compression or ranges, redirects of lower case only. */
  filesOnly?: boolean;
  /** Which redirects to the site's own name the configuration under test has. */
  canonical?: 'scheme and name' | 'name';
}

const read = (file: string) => readFileSync(join(root, file));

/** Registered names of one and the same type (RFC 9239, RFC 7303 and the media type registry). */
const otherNames: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Whether the type says what the file is; a page must name its encoding too. */
function typeMatches(sent: string, file: string): boolean {
  const [type = ''] = sent.toLowerCase().split(';');
  const wanted = contentTypeOf(file);
  const named = ending(file) !== 'html' || /charset=utf-8/i.test(sent);
  return (otherNames[type] ?? type) === wanted.split(';')[0] && named;
}

/** Sends all requests to a server and returns what was wrong with the answers. */
export async function sweep(port: number, { filesOnly = false, canonical }: Limits) {
  const failures: string[] = [];
  let passed = 0;
  const check: Check = (holds, what) => {
    if (holds) passed += 1;
    else failures.push(what);
  };

  function checkSecurity(path: string, { headers }: Answer, file = '404.html'): void {
    const policy = { 'Cross-Origin-Resource-Policy': resourcePolicyFor(`/${file}`) };
    const security = Object.entries({ ...securityHeaders, ...policy });
    const wrong = security.filter(([name, value]) => headers[name.toLowerCase()] !== value);
    check(wrong.length === 0, `${path}: ${wrong.map(([name]) => name).join(', ')} differ`);
  }

  async function checkFile(address: string, file: string, encoding = 'identity'): Promise<void> {
    const what = `${address} as ${encoding}`;
    const answer = await sendRequest(port, address, { headers: { 'Accept-Encoding': encoding } });
    const { status, headers, sent, body } = answer;
    check(status === 200 && body.equals(read(file)), `${what}: ${status}, or not ${file}`);
    check(
      typeMatches(headers['content-type'] ?? '', file),
      `${what}: type ${headers['content-type']}`,
    );
    const cache = headers['cache-control'];
    check(cache === cacheControlFor(`/${file}`), `${what}: Cache-Control ${cache}`);
    check((headers['content-encoding'] ?? 'identity') === encoding, `${what}: another encoding`);
    checkSecurity(what, answer, file);
    if (encoding === 'identity') return;
    check(/accept-encoding/i.test(headers.vary ?? ''), `${what}: no Vary`);
    const copy = read(`${file}.${encoding === 'br' ? 'br' : 'gz'}`);
    check(sent.length <= copy.length, `${what}: larger than the copy made at build`);
  }

  const encodings = filesOnly ? [] : ['br', 'gzip'];

  async function checkRedirect(path: string, target: string, statuses = [301, 308]) {
    const { status, headers } = await sendRequest(port, path);
    const found = (headers.location ?? '').replace(/^https?:\/\/[^/]+/, '');
    check(statuses.includes(status) && found === target, `${path}: ${status} to ${found}`);
  }

  /** Every page under its address, and every other spelling of the address. */
  for (const route of exportedRoutes(built)) {
    const file = fileOf(route).slice(1);
    for (const encoding of ['identity', ...encodings]) await checkFile(route, file, encoding);
    // The page for unknown lots reads a lot's number in any letter case.
    const spellings = [`${route}.html`, `${route}/`, isLot(route) ? route : route.toLowerCase()];
    if (!filesOnly)
      spellings.push(
        isLot(route) ? route : route.toUpperCase(),
        `${route}%2ehtml`,
        `${route}/index.html`,
        `${route}//`,
        `/${route}`,
        `/./x/..${route}`,
        `/%${route.charCodeAt(1).toString(16)}${route.slice(2)}`,
      );
    const ofHome = filesOnly ? ['/index.html'] : ['/index.html', '/index', '//', '/./', '/%2e/'];
    for (const path of route === '/' ? ofHome : spellings) {
      if (path === route) continue;
      for (const query of ['', '?utm_source=a%20b&x=%26'])
        await checkRedirect(path + query, route + query, [301, 307, 308]);
    }
  }

  /** Digital Links of lots, by any GTIN. */
  for (const route of exportedRoutes(built).filter((each) => each.startsWith(pathOfLink))) {
    const path = `/01/00012345678905/10/${route.slice(pathOfLink.length)}`;
    for (const query of ['', '?17=270101']) await checkRedirect(path + query, route + query);
  }

  /** Every address that has had a page. */
  for (const { from, to } of [...moved, ...sampleRedirects]) {
    for (const path of [from, from.toLowerCase(), `${from}/`]) await checkRedirect(path, to);
    await checkRedirect(`${from}?a=b`, `${to}?a=b`);
  }

  /** An encoded slash, or a path above the root: whatever the answer, it must not be a second address of a page. */
  const odd = ['/es%2fcookies', '/%2e%2e/', '/../cookies', '/cookies%2f'];
  for (const path of filesOnly ? [] : odd) {
    const { status, headers } = await sendRequest(port, path);
    const isElsewhere = [301, 307, 308].includes(status) && headers.location !== path;
    check(isElsewhere || [400, 404].includes(status), `${path}: ${status}`);
  }

  /** Every other file, and one of each kind in every way of asking. */
  const files = filesIn(root).filter(
    (file) =>
      !/\.html$|^_(?:headers|redirects)$/.test(file) &&
      !samples.hidden.some((hidden) => hidden === file),
  );
  // Cloudflare removes the ending of every page.
  if (!filesOnly) files.push(...samples.shown.filter((file) => file.endsWith('.html')));
  for (const file of files) await checkFile(`/${file}`, file);
  const packed = files.filter((file) => !samples.shown.some((sample) => sample === file));
  for (const [kind, file] of new Map(packed.map((file) => [ending(file), file]))) {
    const path = `/${file}`;
    if (compressible.has(kind)) {
      for (const encoding of encodings) await checkFile(path, file, encoding);
    }
    const head = await sendRequest(port, path, { method: 'HEAD' });
    check(head.status === 200 && head.sent.length === 0, `${path}: HEAD ${head.status}`);
    const tag = { 'If-None-Match': (await sendRequest(port, path)).headers.etag ?? '"none"' };
    const again = await sendRequest(port, path, { headers: tag });
    check(again.status === 304 && again.sent.length === 0, `${path} again: ${again.status}`);
    if (filesOnly || kind !== 'woff2') continue;
    const part = await sendRequest(port, path, { headers: { Range: 'bytes=100-199' } });
    const isPart = part.status === 206 && part.sent.equals(read(file).subarray(100, 200));
    check(isPart, `${path}: range answered with ${part.status}`);
  }

  /** Unknown addresses get the 404 page of their language with its status, and are not cached. */
  const unknown = ['/nothing', '/nothing/here.html', '/cookies/nothing', '/cookies.php'];
  const gone = ['/_next/static/chunks/gone.js', '/images/gone.00000000.avif', '/404', '/404.html'];
  const everywhere = notFoundPages.flatMap(({ prefix }) =>
    [...unknown, ...gone].map((path) => prefix + path),
  );
  if (!filesOnly)
    everywhere.push(
      ...notFoundPages.map(({ prefix }) => `${prefix}/404%2ehtml`),
      ...samples.hidden.map((file) => `/${file}`),
      '/share/gone.jpg',
      '/google0123456789abcdef',
    );
  for (const path of everywhere) {
    const answer = await sendRequest(port, path);
    const file = notFoundFileAt(path);
    const isPage = answer.status === 404 && answer.body.equals(read(file));
    check(isPage, `${path}: ${answer.status}, or not ${file}`);
    check(!/immutable/.test(answer.headers['cache-control'] ?? ''), `${path}: a 404 kept for ever`);
    checkSecurity(path, answer);
  }

  /** Attempts to leave the folder, to be redirected to another host, and to inject a header. */
  const outside = ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'];
  const foreign = ['//elsewhere.example/', '//elsewhere.example/%2e%2e', '/%0d%0aSet-Cookie:a=b'];
  for (const path of [...outside, ...foreign]) {
    const { status, headers, body } = await sendRequest(port, path);
    const { hostname } = new URL(headers.location ?? '/', 'http://127.0.0.1');
    const isSafe = hostname === '127.0.0.1' && !headers['set-cookie'] && !body.includes('root:x:0');
    check(isSafe, `${path}: ${status} to ${hostname}`);
  }

  /** Behind a proxy that ends TLS, a redirect must not lead back to http. */
  const behindProxy = { headers: { 'X-Forwarded-Proto': 'https' } };
  const { location } = (await sendRequest(port, '/cookies/', behindProxy)).headers;
  check(!location?.startsWith('http:'), `/cookies/ over https: to ${location}`);

  /** Redirects go to https under the same name first, then to the full name, both with HSTS. */
  const { host } = new URL(brand.siteUrl);
  const bare = host.replace(/^www\./, '');
  const redirects = [
    [host, 'http', host],
    [bare, 'http', bare],
    [bare, 'https', host],
  ] as const;
  for (const [name, scheme, to] of canonical ? redirects : []) {
    if (scheme === 'http' && canonical === 'name') continue;
    // Encoded characters must stay encoded: a decoded space or per cent sign would make another address.
    for (const rest of ['', '?utm_source=a%20b&x=%26', '/a%20b%25c?x=1']) {
      const options = { headers: { Host: name, 'X-Forwarded-Proto': scheme } };
      const { status, headers } = await sendRequest(port, `/cookies${rest}`, options);
      const holds =
        status === 308 && headers.location?.toLowerCase() === `https://${to}/cookies${rest}`;
      check(holds, `${scheme}://${name}${rest}: ${status} to ${headers.location}`);
      const isSecured = scheme === 'http' || headers['strict-transport-security'];
      check(Boolean(isSecured), `${scheme}://${name}${rest}: no Strict-Transport-Security`);
    }
  }
  if (!filesOnly) await checkEnquiries(port, check);
  return { passed, failures };
}
