import { readdirSync } from 'node:fs';
import { contentTypeOf } from '@/hosting/content-types';
import { cacheControlFor, headersFor, securityHeaders } from '@/hosting/headers';
import { headerPolicy, metaPolicy } from '@/hosting/policy';

const needs = { scripts: ['sha256-b', 'sha256-a'], styles: ['sha256-c'] };

describe('the policy', () => {
  it('allows nothing that is not named', () => {
    expect(metaPolicy(needs)).toMatch(/^default-src 'none'; /);
    expect(metaPolicy(needs)).not.toMatch(/unsafe|\*|data:|blob:/);
  });

  it('lists hashes in one order, so that a header does not change without cause', () => {
    expect(metaPolicy(needs)).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(metaPolicy(needs)).toContain("style-src 'self' 'sha256-c';");
  });

  it('forbids framing in the header only, as a meta element ignores it', () => {
    expect(headerPolicy(needs)).toContain("frame-ancestors 'none'");
    expect(metaPolicy(needs)).not.toContain('frame-ancestors');
  });

  it.each([
    [undefined, "connect-src 'self';", 'form-action mailto:;'],
    ['/enquiries', "connect-src 'self';", "form-action 'self';"],
    [
      'https://forms.example/f/42?x=1',
      "connect-src 'self' https://forms.example/f/42;",
      // 'self' too: without JavaScript such a service sends the visitor back to a page of ours.
      "form-action https://forms.example/f/42 'self';",
    ],
  ])('opens forms and requests for the endpoint %s only', (endpoint, connect, form) => {
    const policy = metaPolicy({ ...needs, endpoint });
    expect(policy).toContain(connect);
    expect(policy).toContain(form);
  });
});

describe('caching', () => {
  it.each(['/_next/static/chunks/a.js', '/images/hero.1a2b3c4d.avif'])(
    'keeps %s for a year',
    (path) => {
      expect(cacheControlFor(path)).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    '/',
    '/cookies',
    '/cookies.txt',
    '/cookies/__next._tree.txt',
    '/robots.txt',
    '/favicon.ico',
    '/share/home.jpg',
  ])('asks again for %s', (path) => {
    expect(cacheControlFor(path)).toContain('must-revalidate');
  });

  it('finds a hash in the name of every picture that is kept', () => {
    const names = readdirSync('public/images');
    expect(names.filter((name) => !/\.[0-9a-f]{8,}\.\w+$/.test(name))).toEqual([]);
  });

  it('never keeps a 404 page sent for a missing hashed file', () => {
    expect(headersFor('/images/gone.avif', 'text/html; charset=utf-8')['Cache-Control']).toContain(
      'must-revalidate',
    );
  });
});

describe('headers', () => {
  it('are the same on every path but for caching', () => {
    const withoutCaching = (path: string) => ({ ...headersFor(path), 'Cache-Control': '' });
    expect(withoutCaching('/')).toEqual(withoutCaching('/_next/static/media/a.woff2'));
  });

  it('lend motion sensors to this site and nothing else to anyone', () => {
    const policy = securityHeaders(needs)['Permissions-Policy'] ?? '';
    expect(policy).toContain('accelerometer=(self), gyroscope=(self)');
    expect(policy.replace(/(accelerometer|gyroscope)=\(self\)/g, '')).not.toContain('self');
  });

  it.each([
    ['/termsOfUse', 'text/html; charset=utf-8'],
    ['/termsOfUse.txt', 'text/plain; charset=utf-8'],
    ['/images/a.1234abcd.avif', 'image/avif'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/unknown.bin', 'application/octet-stream'],
  ])('%s is sent as %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });
});
