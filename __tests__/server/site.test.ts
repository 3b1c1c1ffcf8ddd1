import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { builtPolicyFile } from '@/hosting/built-policy';
import { site } from '@/server/site';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const write = (name: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};
for (const name of ['index', '404', 'termsOfUse', 'visit/us']) {
  write(`${name}.html`, name);
  write(`${name}.html.br`, brotliCompressSync(name));
  write(`${name}.html.gz`, gzipSync(name));
}
write('_next/static/chunks/abc.js', 'export {}');
write('images/leaf.avif', '0123456789');
const app = site(root);
const get = async (path: string, headers = {}, method = 'GET') =>
  app.request(path, { headers, method });

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/', 'index', 'text/html; charset=utf-8'],
  ['/termsOfUse', 'termsOfUse', 'text/html; charset=utf-8'],
  ['/visit/us', 'visit/us', 'text/html; charset=utf-8'],
  ['/images/leaf.avif', '0123456789', 'image/avif'],
])('%s is %s', async (path, text, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(await response.text()).toBe(text);
});

test.each([
  ['/termsOfUse/', '/termsOfUse'],
  ['/termsOfUse.html', '/termsOfUse'],
  ['/termsofuse?from=mail', '/termsOfUse?from=mail'],
  ['/TERMSOFUSE.HTML', '/termsOfUse'],
  ['/index.html', '/'],
  ['/visit/us/', '/visit/us'],
])('%s goes on to %s', async (path, to) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(to);
});

test.each([
  ...['/nothing', '/404', '/404.html', '/visit', '/visit/', '/termsOfUse/nothing', '/%zz'],
  ...['/..%2fx', '/%2e%2e/%2e%2e/etc/passwd', '//elsewhere.example/', '/images/gone.avif'],
])('%s is the page for lost visitors, which is not kept', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toMatch('text/html');
  expect(response.headers.get('Cache-Control')).not.toContain('immutable');
  expect(await response.text()).toBe('404');
});

test('an address of nothing but slashes is answered at once', async () => {
  const start = performance.now();
  expect((await get(`/${'/'.repeat(100_000)}x`)).status).toBe(404);
  // Backtracking would take many seconds.
  expect(performance.now() - start).toBeLessThan(3_000);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', null, (body: Buffer) => body],
])('for a browser that takes “%s” a page is sent as %s', async (accepted, encoding, unpack) => {
  for (const path of ['/termsOfUse', '/nothing']) {
    const response = await get(path, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = unpack(Buffer.from(await response.arrayBuffer())).toString();
    expect(body).toBe(path === '/nothing' ? '404' : 'termsOfUse');
  }
});

test('a hashed file is kept for good; a page is asked for again, which costs no body', async () => {
  const script = await get('/_next/static/chunks/abc.js');
  expect(script.headers.get('Cache-Control')).toContain('immutable');
  const page = await get('/');
  expect(page.headers.get('Cache-Control')).toContain('must-revalidate');
  const again = await get('/', { 'If-None-Match': page.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  ['bytes=0-2', 206, '012', 'bytes 0-2/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
])('Range: %s answers %i', async (range, status, body, contentRange) => {
  const response = await get('/images/leaf.avif', { Range: range });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('Content-Range')).toBe(contentRange);
});

test('a page built while the server runs comes with the policy of its own build', async () => {
  const before = process.cwd();
  process.chdir(root);
  try {
    for (const hash of ['sha256-old', 'sha256-new']) {
      write(builtPolicyFile, JSON.stringify({ scripts: [hash], styles: [] }));
      const policy = (await get('/')).headers.get('Content-Security-Policy');
      expect(policy).toContain(`script-src 'self' '${hash}';`);
    }
  } finally {
    process.chdir(before);
  }
});

test('nothing but reading is allowed', async () => {
  const response = await get('/', {}, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});
