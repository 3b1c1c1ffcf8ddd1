import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sendRequest } from '@/scripts/hosting/send-request';
import { serveSite } from '@/server/site';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const builtAt = new Date('2026-11-20T10:00:00.500Z');
function write(name: string, content: string | Buffer) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
  utimesSync(join(root, name), builtAt, builtAt);
}
for (const name of ['index', '404', 'termsOfUse', 'visit/us', 'es', 'es/404', 'es/termsOfUse']) {
  write(`${name}.html`, name);
  write(`${name}.html.br`, brotliCompressSync(name));
  write(`${name}.html.gz`, gzipSync(name));
}
for (const prefix of ['', 'es/']) write(`${prefix}_next/static/chunks/abc.js`, 'export {}');
write('images/leaf.avif', '0123456789');
write('.well-known/security.txt', 'Contact: mailto:a@b.example');
write('.hidden/notes.txt', 'hidden');

const server = createServer(
  serveSite(root, [
    { from: '/Visits', to: '/visit/us' },
    { from: '/old/Recipes.html', to: '/termsOfUse' },
  ]),
);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest((server.address() as AddressInfo).port, path, { headers, method });
const leaf = (headers: Record<string, string>) => get('/images/leaf.avif', headers);

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', 'index', 'text/html; charset=utf-8'],
  ['/termsOfUse', 'termsOfUse', 'text/html; charset=utf-8'],
  ['/visit/us?from=mail', 'visit/us', 'text/html; charset=utf-8'],
  ['/es', 'es', 'text/html; charset=utf-8'],
  ['/images/leaf.avif', '0123456789', 'image/avif'],
  ['/.well-known/security.txt', 'Contact: mailto:a@b.example', 'text/plain; charset=utf-8'],
  // As a client asks that takes the server for a proxy.
  ['http://elsewhere.example/termsOfUse', 'termsOfUse', 'text/html; charset=utf-8'],
])('%s is %s', async (path, text, type) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['content-type'], String(body)]).toEqual([200, type, text]);
});

/** A page, and other spellings of its address. */
const spellings = {
  '/': ['/index.html', '/index', '/%2e%2e/', '//', '/./'],
  '/termsOfUse': [
    ...['/termsOfUse/', '/termsOfUse.html', '/TERMSOFUSE.HTML', '/termsOfUse/index.html'],
    ...['/termsOfUse%2ehtml', '/%74ermsOfUse', '/termsOfUse%2f', '//termsOfUse'],
    '/es/../termsOfUse',
  ],
  '/es': ['/es.html', '/ES', '/es/', '/es/index.html', '/es%2f'],
  '/es/termsOfUse': ['/es%2ftermsOfUse', '/es//termsOfUse//'],
};

test.each([
  ...Object.entries(spellings).flatMap(([page, all]) => all.map((path) => [path, page])),
  ['/visit/us/', '/visit/us'],
  ['/visits', '/visit/us'],
  ['/VISITS.html?from=mail', '/visit/us?from=mail'],
  ['/old/recipes.html/?from=mail', '/termsOfUse?from=mail'],
  ['/es/termsofuse/?from=mail', '/es/termsOfUse?from=mail'],
])('%s goes on to %s', async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([308, to]);
});

test.each([
  ...['/nothing', '/404', '/404.html', '/visit', '/visit/', '/termsOfUse/nothing', '/%zz', '/%00'],
  ...['/..%2fx', '/%2e%2e/%2e%2e/etc/passwd', '//elsewhere.example/', '/images/gone.avif'],
  ...['/images', '/images/', '/images/leaf.avif/', 'http://[', '/old/recipes', '/old/'],
  ...['/404%2ehtml', '/404%252ehtml', '/%34%30%34', '//404.html', '/.hidden/notes.txt'],
  ...['/es%2f404%2ehtml', '/es//404', '/es%2fnothing', '/es/.hidden/notes.txt'],
  ...['/es/nothing', '/es/404', '/es/404.html', '/es/_next/static/gone.js', '/es/%zz'],
])(
  '%s is the page for lost visitors, in the language of the address, which is neither kept nor cut into parts',
  async (path) => {
    const { status, headers, body } = await get(path, { Range: 'bytes=0-0', 'If-None-Match': '*' });
    expect([status, String(body)]).toEqual([404, /^\/es(?:\/|%2f)/.test(path) ? 'es/404' : '404']);
    expect(headers['content-type']).toMatch('text/html');
    expect(headers['cache-control']).not.toContain('immutable');
  },
);

test('an address of nothing but slashes, or longer than any name, is answered at once', async () => {
  const start = performance.now();
  expect((await get(`/${'/'.repeat(10_000)}x`)).status).toBe(404);
  expect((await get(`/${'x'.repeat(5_000)}`)).status).toBe(404);
  // Backtracking would take many seconds.
  expect(performance.now() - start).toBeLessThan(3_000);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
])('for a browser that takes “%s” a page is sent as %s', async (accepted, encoding) => {
  for (const [path, text] of [
    ['/termsOfUse', 'termsOfUse'],
    ['/nothing', '404'],
  ] as const) {
    const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(String(body)).toBe(text);
  }
});

test('a hashed file is immutable, a page is revalidated', async () => {
  for (const prefix of ['', '/es']) {
    const script = await get(`${prefix}/_next/static/chunks/abc.js`);
    expect(script.headers['cache-control']).toContain('immutable');
  }
  expect((await get('/')).headers['cache-control']).toContain('must-revalidate');
});

test.each(['/', '/termsOfUse', '/termsofuse', '/nothing', '/images/leaf.avif'])(
  'HEAD says of %s what GET says, in every encoding',
  async (path) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const accepted = { 'Accept-Encoding': encoding };
      const [head, whole] = [await get(path, accepted, 'HEAD'), await get(path, accepted)];
      const withoutTime = (headers: object) => ({ ...headers, date: '' });
      expect([head.status, withoutTime(head.headers)]).toEqual([
        whole.status,
        withoutTime(whole.headers),
      ]);
      expect(head.sent).toHaveLength(0);
    }
  },
);

/** The tag of a page or picture as sent in an encoding. */
const tagOf = async (path: string, encoding = 'identity') =>
  (await get(path, { 'Accept-Encoding': encoding })).headers.etag ?? '';

test('a file has one tag and one date, in parts too; each of its encodings a tag of its own', async () => {
  const answers = [
    await leaf({}),
    ...(await Promise.all(['bytes=0-0', 'bytes=-5'].map((Range) => leaf({ Range })))),
  ];
  const said = new Set(answers.map(({ headers }) => `${headers.etag} ${headers['last-modified']}`));
  expect([...said]).toEqual([expect.stringMatching(/^"[^"]+" Fri, 20 Nov 2026 10:00:00 GMT$/)]);
  const tags = await Promise.all(['identity', 'br', 'gzip'].map((name) => tagOf('/', name)));
  expect(new Set(tags).size).toBe(3);
});

test.each<[string, (tag: string) => Record<string, string>, 200 | 304]>([
  ['the tag', (tag) => ({ 'If-None-Match': tag }), 304],
  ['the tag as a weak one', (tag) => ({ 'If-None-Match': `W/${tag}` }), 304],
  ['the tag among others', (tag) => ({ 'If-None-Match': `"a", W/"b",${tag}, "c"` }), 304],
  ['any tag', () => ({ 'If-None-Match': '*' }), 304],
  ['another tag', () => ({ 'If-None-Match': '"other"' }), 200],
  ['the date sent', () => ({ 'If-Modified-Since': builtAt.toUTCString() }), 304],
  ['a later date', () => ({ 'If-Modified-Since': 'Sat, 21 Nov 2026 10:00:00 GMT' }), 304],
  ['an earlier date', () => ({ 'If-Modified-Since': 'Fri, 20 Nov 2026 09:59:59 GMT' }), 200],
  ['no date', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
  [
    'another tag, which counts more than the date',
    () => ({ 'If-None-Match': '"other"', 'If-Modified-Since': builtAt.toUTCString() }),
    200,
  ],
  // As Node's fetch does. It addresses caches, not the server.
  [
    'the tag, past every cache',
    (tag) => ({ 'If-None-Match': tag, 'Cache-Control': 'no-cache' }),
    304,
  ],
])('to %s a page and a picture answer whether they have changed', async (_, ask, status) => {
  for (const path of ['/', '/images/leaf.avif']) {
    const whole = await get(path);
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, ask(whole.headers.etag ?? ''), method);
      expect([path, method, answer.status]).toEqual([path, method, status]);
      for (const name of ['etag', 'last-modified', 'cache-control', 'vary'])
        expect(answer.headers[name]).toBe(whole.headers[name]);
      if (status === 304)
        expect([answer.sent.length, answer.headers['content-type']]).toEqual([0, undefined]);
    }
  }
});

test.each([
  ['bytes=0-2', '012', 'bytes 0-2/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('Range: %s is that part', async (Range, part, range) => {
  const { status, headers, sent } = await leaf({ Range });
  expect([status, String(sent), headers['content-range']]).toEqual([206, part, range]);
  expect(headers['content-length']).toBe(String(part.length));
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('Range: %s lies outside', async (Range) => {
  const { status, headers, sent } = await leaf({ Range });
  expect([status, headers['content-range'], sent.length]).toEqual([416, 'bytes */10', 0]);
});

test.each([
  ...['hello', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=1-2-3', 'bytes=5-2', 'bytes=--1'],
  ...['pages=0-1', 'bytes=0-1,3-4', 'bytes=0-1,2-3', 'bytes=0-0,-1'],
])('Range: %s, which is no range of bytes or several, is the whole file', async (Range) => {
  const { status, headers, body } = await leaf({ Range });
  expect([status, String(body), headers['content-range']]).toEqual([200, '0123456789', undefined]);
});

test.each<[string, (tag: string) => string, 200 | 206]>([
  ['the tag', (tag) => tag, 206],
  ['the date sent', () => builtAt.toUTCString(), 206],
  ['another tag', () => '"other"', 200],
])(
  'with If-Range %s a part fits what the visitor has, or all is sent',
  async (_, ifRange, status) => {
    const range = { Range: 'bytes=8-', 'If-Range': ifRange(await tagOf('/images/leaf.avif')) };
    expect((await leaf(range)).status).toBe(status);
  },
);

test('a part of a compressed page is a part of the copy, and fits it alone', async () => {
  const copy = brotliCompressSync('termsOfUse');
  const br = { 'Accept-Encoding': 'br', Range: 'bytes=2-' };
  const part = await get('/termsOfUse', { ...br, 'If-Range': await tagOf('/termsOfUse', 'br') });
  expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
  expect(part.sent).toEqual(copy.subarray(2));
  const other = await get('/termsOfUse', { ...br, 'If-Range': await tagOf('/termsOfUse') });
  expect([other.status, String(other.body)]).toEqual([200, 'termsOfUse']);
});

test('only GET and HEAD are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});
