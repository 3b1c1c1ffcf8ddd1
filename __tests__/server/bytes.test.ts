/** @jest-environment node */
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { site } from '@/server/static/site';
import { makeSite, page, type TestSite } from './support/site';

let served: TestSite;

beforeAll(async () => {
  served = await makeSite();
});

afterAll(() => served.remove());

describe('encodings', () => {
  test('text is brotli for a browser that takes it, even named last', async () => {
    const response = await served.get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe(page('home'));
  });

  test('text is gzip where brotli is refused', async () => {
    const response = await served.get('/', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page('home'));
  });

  test('a compressed file beside the original is used', async () => {
    const response = await served.get('/docs', { 'Accept-Encoding': 'br' });
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe('made by the build');
  });

  test('a compressed file that is older than the original is not', async () => {
    await writeFile(join(served.root, 'news.html'), page('new'));
    await writeFile(join(served.root, 'news.html.br'), brotliCompressSync(page('old')));
    await utimes(join(served.root, 'news.html.br'), 1, 1);
    const fresh = site(served.root);
    const response = await fresh.request('/news', { headers: { 'Accept-Encoding': 'br' } });
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(body.toString()).toBe(page('new'));
  });

  test('a file that has changed is read again', async () => {
    const file = join(served.root, 'changing.txt');
    await writeFile(file, 'before');
    const fresh = site(served.root);
    expect(await (await fresh.request('/changing.txt')).text()).toBe('before');
    await writeFile(file, 'and after');
    expect(await (await fresh.request('/changing.txt')).text()).toBe('and after');
  });

  test('pictures go as they are', async () => {
    const response = await served.get('/images/leaf.avif', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Content-Type')).toBe('image/avif');
  });
});

describe('caching and ranges', () => {
  test('a hashed file is kept for good, a page is asked for again', async () => {
    const script = await served.get('/_next/static/chunks/abc.js');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    const home = await served.get('/');
    expect(home.headers.get('Cache-Control')).not.toContain('immutable');
  });

  test('an unchanged page costs no body', async () => {
    const tag = (await served.get('/')).headers.get('ETag') ?? '';
    const again = await served.get('/', { 'If-None-Match': tag });
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
    const response = await served.get('/images/leaf.avif', { Range: range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
  });

  test('a part is sent of the file that the browser has the rest of, else the whole', async () => {
    const whole = await served.get('/images/leaf.avif');
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
    const part = { Range: 'bytes=0-2', 'If-Range': whole.headers.get('ETag') ?? '' };
    expect((await served.get('/images/leaf.avif', part)).status).toBe(206);
    const changed = await served.get('/images/leaf.avif', { ...part, 'If-Range': '"another"' });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe('0123456789');
  });

  test.each(['bytes=0-2', 'bytes=10-'])('HEAD has no parts: Range %s is ignored', async (range) => {
    const headers = { Range: range };
    const response = await served.app.request('/images/leaf.avif', { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('10');
    expect(response.headers.get('Content-Range')).toBeNull();
  });
});
