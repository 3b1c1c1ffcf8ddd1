/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtPolicyFile } from '@/hosting/built-policy';
import { watchListing } from '@/server/static/listing';
import { resolve } from '@/server/static/resolve';
import { makeSite, page, type TestSite } from './support/site';

let served: TestSite;

beforeAll(async () => {
  served = await makeSite();
});

afterAll(() => served.remove());

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/termsOfUse', 'terms'],
    ['/docs', 'docs'],
  ])('%s is the page %s', async (path, name) => {
    const response = await served.get(path);
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
    const response = await served.get(path);
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
    const response = await served.get(path);
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
    const beside = await served.get('/termsOfUse.txt');
    expect(beside.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await beside.text()).toBe('payload');
    expect(await (await served.get('/termsOfUse/__next._tree.txt')).text()).toBe('tree');
  });

  test('a page added while the server runs is listed', async () => {
    const listing = watchListing(served.root, -1);
    expect((await listing()).has('/late.html')).toBe(false);
    await writeFile(join(served.root, 'late.html'), page('late'));
    expect((await listing()).get('/late.html')).toBe('/late.html');
  });

  test('a page built while the server runs comes with the policy of its own build', async () => {
    const before = process.cwd();
    process.chdir(served.root);
    try {
      await mkdir(dirname(builtPolicyFile), { recursive: true });
      for (const hash of ['sha256-old', 'sha256-new']) {
        await writeFile(builtPolicyFile, JSON.stringify({ scripts: [hash], styles: [] }));
        const policy = (await served.get('/')).headers.get('Content-Security-Policy');
        expect(policy).toContain(`script-src 'self' '${hash}';`);
      }
    } finally {
      process.chdir(before);
    }
  });

  test('nothing but reading is allowed', async () => {
    const response = await served.app.request('/', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
