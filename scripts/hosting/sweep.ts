import { compressible, contentTypeOf, ending } from '../../hosting/content-types';
import { cacheControlFor } from '../../hosting/headers';
import { exportedRoutes, fileOf } from '../../hosting/routes';
import { filesIn } from '../export/files';
import { ask } from './ask';
import { checkEnquiries } from './enquiries';
import { checkBehindProxy, checkCanonical, checkEscapes, checkMissing } from './unusual-requests';
import { checkSecurity, read, type Abilities, type Subject } from './subject';
import { root } from './workspace';

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

async function checkFile(subject: Subject, address: string, file: string): Promise<void> {
  const { port, check } = subject;
  const answer = await ask(port, address);
  check(answer.status === 200, `${address}: status ${answer.status}`);
  check(answer.body.equals(read(file)), `${address}: other content than ${file}`);
  const type = answer.headers['content-type'] ?? '';
  check(fits(type, file), `${address}: type ${type}`);
  const cache = answer.headers['cache-control'];
  check(cache === cacheControlFor(`/${file}`), `${address}: Cache-Control ${cache}`);
  checkSecurity(subject, address, answer);
}

async function checkEncodings(subject: Subject, address: string, file: string): Promise<void> {
  const { port, abilities, check } = subject;
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

async function checkRedirect({ port, check }: Subject, path: string, to: string): Promise<void> {
  for (const query of ['', '?utm_source=a%20b&x=%26']) {
    const { status, headers } = await ask(port, path + query);
    const target = (headers.location ?? '').replace(/^https?:\/\/[^/]+/, '');
    const holds = [301, 307, 308].includes(status) && target === to + query;
    check(holds, `${path}${query}: ${status} to ${target}`);
  }
}

/** Every page under its address, compressed and plain, and every other spelling of the address. */
async function checkPages(subject: Subject): Promise<void> {
  for (const route of exportedRoutes(root)) {
    const file = fileOf(route).slice(1);
    await checkFile(subject, route, file);
    await checkEncodings(subject, route, file);
    await checkRedirect(subject, fileOf(route), route);
    if (route === '/') continue;
    await checkRedirect(subject, `${route}/`, route);
    if (route !== route.toLowerCase()) await checkRedirect(subject, route.toLowerCase(), route);
    if (subject.abilities.anyCase) await checkRedirect(subject, route.toUpperCase(), route);
  }
}

/** A file that is asked for again, or only asked about. */
async function checkRepeats({ port, check }: Subject, file: string): Promise<void> {
  const first = await ask(port, `/${file}`);
  const tag = first.headers.etag;
  check(Boolean(tag), `/${file}: no ETag`);
  const again = await ask(port, `/${file}`, { 'If-None-Match': tag ?? '""' });
  check(again.status === 304 && again.sent.length === 0, `/${file}: asked again, ${again.status}`);
  const head = await ask(port, `/${file}`, {}, 'HEAD');
  check(head.status === 200 && head.sent.length === 0, `/${file}: HEAD ${head.status}`);
}

async function checkRanges({ port, check }: Subject, file: string): Promise<void> {
  const part = await ask(port, `/${file}`, { Range: 'bytes=100-199' });
  check(
    part.status === 206 && part.sent.equals(read(file).subarray(100, 200)),
    `/${file}: range answered with ${part.status}`,
  );
  const beyond = await ask(port, `/${file}`, { Range: 'bytes=99999999-' });
  check(beyond.status === 416, `/${file}: range past the end answered with ${beyond.status}`);
}

/** Every file that is not a page, and one of each kind in detail. */
async function checkFiles(subject: Subject): Promise<void> {
  const files = filesIn(root).filter(
    (file) => !/(?:^|\/)_(?:headers|redirects)$|\.html$/.test(file),
  );
  for (const file of files) await checkFile(subject, `/${file}`, file);
  const kinds = new Map(files.map((file) => [ending(file), file]));
  for (const [kind, file] of kinds) {
    if (compressible.has(kind)) await checkEncodings(subject, `/${file}`, file);
    await checkRepeats(subject, file);
  }
  const font = kinds.get('woff2');
  if (font && subject.abilities.ranges) await checkRanges(subject, font);
}

/** Sends all requests to a server and returns what was wrong with the answers. */
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
  const subject = { port, abilities, check };
  await checkPages(subject);
  await checkFiles(subject);
  await checkMissing(subject);
  await checkEscapes(subject);
  await checkBehindProxy(subject);
  if (abilities.forwards) await checkEnquiries(subject);
  if (abilities.canonical) await checkCanonical(subject);
  return { passed, failures };
}
