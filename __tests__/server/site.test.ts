/** @jest-environment node */
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { builtPolicyFile } from '@/hosting/built-policy';
import { watchListing } from '@/server/static/listing';
import { resolve } from '@/server/static/resolve';
import { site } from '@/server/static/site';

const page = (name: string) => `<!doctype html><title>${name}</title>${name.repeat(200)}`;
const files: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('lost'),
  '_not-found.html': page('stray'),
  'termsOfUse.html': page('terms'),
  'termsOfUse.txt': 'payload',
  'termsOfUse/__next._tree.txt': 'tree',
  'docs/index.html': page('docs'),
  'añejo.html': page('anejo'),
  '_next/static/chunks/abc.js': 'export {}',
  'images/leaf.avif': '0123456789',
};

let root: string;
let app: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await writeFile(join(root, 'docs/index.html.br'), brotliCompressSync('made by the build'));
  app = site(root);
});

afterAll(() => rm(root, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/termsOfUse', 'terms'],
    ['/docs', 'docs'],
  ])('%s is the page %s', async (path, name) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page(name));
  });

  test.each([
    ['/termsOfUse/', '/termsOfUse'],
    ['/termsOfUse.html', '/termsOfUse'],
    ['/termsofuse?from=mail', '/termsOfUse?from=mail'],
    ['/TERMSOFUSE.HTML', '/termsOfUse'],
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/images/LEAF.avif', '/images/leaf.avif'],
    ['/A%C3%91EJO/', '/a%C3%B1ejo'],
  ])('%s goes on to %s', async (path, to) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(to);
  });

  test.each([
    '/nothing',
    '/404',
    '/404.html',
    '/_not-found',
    '/termsOfUse/nothing',
    '/%zz',
    '/..%2fx',
  ])('%s is the page for lost visitors', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(page('lost'));
  });

  test('an address of nothing but slashes is answered at once', () => {
    const start = performance.now();
    expect(resolve(`${'/'.repeat(100_000)}x`, new Map())).toEqual({ kind: 'missing' });
    // Backtracking would take many seconds.
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test('the router finds the payloads beside and under a page', async () => {
    const beside = await get('/termsOfUse.txt');
    expect(beside.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await beside.text()).toBe('payload');
    expect(await (await get('/termsOfUse/__next._tree.txt')).text()).toBe('tree');
  });

  test('a page added while the server runs is listed', async () => {
    const listing = watchListing(root, -1);
    expect((await listing()).has('/late.html')).toBe(false);
    await writeFile(join(root, 'late.html'), page('late'));
    expect((await listing()).get('/late.html')).toBe('/late.html');
  });

  test('a page built while the server runs comes with the policy of its own build', async () => {
    const before = process.cwd();
    process.chdir(root);
    try {
      await mkdir(dirname(builtPolicyFile), { recursive: true });
      for (const hash of ['sha256-old', 'sha256-new']) {
        await writeFile(builtPolicyFile, JSON.stringify({ scripts: [hash], styles: [] }));
        const policy = (await get('/')).headers.get('Content-Security-Policy');
        expect(policy).toContain(`script-src 'self' '${hash}';`);
      }
    } finally {
      process.chdir(before);
    }
  });

  test('nothing but reading is allowed', async () => {
    const response = await app.request('/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('encodings', () => {
  test('text is brotli for a browser that takes it, even named last', async () => {
    const response = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe(page('home'));
  });

  test('text is gzip where brotli is refused', async () => {
    const response = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page('home'));
  });

  test('a compressed file beside the original is used', async () => {
    const response = await get('/docs', { 'Accept-Encoding': 'br' });
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe('made by the build');
  });

  test('a compressed file that is older than the original is not', async () => {
    await writeFile(join(root, 'news.html'), page('new'));
    await writeFile(join(root, 'news.html.br'), brotliCompressSync(page('old')));
    await utimes(join(root, 'news.html.br'), 1, 1);
    const fresh = site(root);
    const response = await fresh.request('/news', { headers: { 'Accept-Encoding': 'br' } });
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe(page('new'));
  });

  test('a file that has changed is read again', async () => {
    const file = join(root, 'changing.txt');
    await writeFile(file, 'before');
    const fresh = site(root);
    expect(await (await fresh.request('/changing.txt')).text()).toBe('before');
    await writeFile(file, 'and after');
    expect(await (await fresh.request('/changing.txt')).text()).toBe('and after');
  });

  test('pictures go as they are', async () => {
    const response = await get('/images/leaf.avif', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Type')).toBe('image/avif');
  });
});

describe('caching and ranges', () => {
  test('a hashed file is kept for good, a page is asked for again', async () => {
    const script = await get('/_next/static/chunks/abc.js');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    const home = await get('/');
    expect(home.headers.get('Cache-Control')).not.toContain('immutable');
  });

  test('an unchanged page costs no body', async () => {
    const tag = (await get('/')).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each([
    ['bytes=0-2', 206, '012', 'bytes 0-2/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('Range: %s answers %i', async (range, status, body, contentRange) => {
    const response = await get('/images/leaf.avif', { Range: range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
  });

  test('a part is sent of the file that the browser has the rest of, else the whole', async () => {
    const whole = await get('/images/leaf.avif');
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
    const part = { Range: 'bytes=0-2', 'If-Range': whole.headers.get('ETag') ?? '' };
    expect((await get('/images/leaf.avif', part)).status).toBe(206);
    const changed = await get('/images/leaf.avif', { ...part, 'If-Range': '"another"' });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe('0123456789');
  });

  test.each(['bytes=0-2', 'bytes=10-'])('HEAD has no parts: Range %s is ignored', async (range) => {
    const headers = { Range: range };
    const response = await app.request('/images/leaf.avif', { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('10');
    expect(response.headers.get('Content-Range')).toBeNull();
  });
});
