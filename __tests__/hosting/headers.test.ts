import { readdirSync } from 'node:fs';
import { contentTypeOf } from '@/hosting/content-types';
import {
  cacheControlFor,
  headersFor,
  resourcePolicyFor,
  securityHeaders,
  strictTransport,
} from '@/hosting/headers';
import { pages } from '@/content/metadata';
import { icons } from '@/lib/seo/icons';
import { serves } from '@/content/home';
import { recipeImagesOf } from '@/content/serves';
import { pagePolicy } from '@/hosting/policy';

const needs = { scripts: ['sha256-b', 'sha256-a'], styles: ['sha256-c'] };

describe('the policy', () => {
  it('names hashes in one order, so that a page does not change without cause', () => {
    expect(pagePolicy(needs)).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(pagePolicy(needs)).toContain("style-src 'self' 'sha256-c';");
  });

  it.each([
    [undefined, "connect-src 'self';", "form-action 'none';"],
    ['/enquiries', "connect-src 'self';", "form-action 'self';"],
    [
      'https://forms.example/f/42?x=1',
      "connect-src 'self' https://forms.example/f/42;",
      // 'self' too: without JavaScript such a service sends the visitor back to a page of ours.
      "form-action https://forms.example/f/42 'self';",
    ],
  ])('opens forms and requests for the endpoint %s only', (endpoint, connect, form) => {
    const policy = pagePolicy({ ...needs, endpoint });
    expect(policy).toContain(connect);
    expect(policy).toContain(form);
  });
});

test('nginx takes the headers from a server behind it, within the 4 KiB that it keeps for them', () => {
  const sent = Object.entries(headersFor('/')).map(([name, value]) => `${name}: ${value}`);
  expect(sent.join('\r\n').length).toBeLessThan(3000);
});

describe('caching', () => {
  it.each(['/_next/static/chunks/a.js', '/images/hero.1a2b3c4d.avif'])('keeps %s', (path) => {
    expect(cacheControlFor(path)).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/cookies', '/robots.txt', '/share/home.jpg'])('asks again for %s', (path) => {
    expect(cacheControlFor(path)).toContain('must-revalidate');
  });

  it('finds a hash in the name of every picture that is kept', () => {
    const names = readdirSync('public/images');
    expect(names.filter((name) => !/\.[0-9a-f]{8,}\.\w+$/.test(name))).toEqual([]);
  });

  it('never keeps a 404 page sent for a missing hashed file', () => {
    const { 'Cache-Control': cache } = headersFor('/images/gone.avif', contentTypeOf('/'));
    expect(cache).toContain('must-revalidate');
  });
});

describe('who may show an answer in a page of theirs', () => {
  it.each([
    ...Object.values(pages).map(({ shareImage }) => shareImage.src),
    ...Object.values(icons).map(({ src }) => src),
    ...serves.list.flatMap(recipeImagesOf),
    '/press-kit/anejo-field.jpg',
    '/press-kit/press-kit.zip',
  ])('%s is everybody’s', (path) => expect(resourcePolicyFor(path)).toBe('cross-origin'));

  it.each(['/', '/cookies', '/images/a.1a2b3c4d.avif', '/_next/static/chunks/a.js', '/robots.txt'])(
    '%s is this site’s',
    (path) => expect(resourcePolicyFor(path)).toBe('same-origin'),
  );

  it('is no page’s, also where one is sent for what is missing', () => {
    const headers = headersFor('/share/gone.jpg', contentTypeOf('/'));
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });
});

test('https is asked for on this host alone; more is the owner’s to turn on', () => {
  expect(securityHeaders['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(strictTransport.preload).toBe('max-age=63072000; includeSubDomains; preload');
});

test('motion sensors and the screen’s wake lock are lent to this site, and nothing else to anyone', () => {
  const policy = securityHeaders['Permissions-Policy'] ?? '';
  const lent = policy.split(', ').filter((feature) => !feature.endsWith('=()'));
  expect(lent).toEqual(['accelerometer=(self)', 'gyroscope=(self)', 'screen-wake-lock=(self)']);
});

test.each([
  ['/termsOfUse', 'text/html; charset=utf-8'],
  ['/images/a.1234abcd.avif', 'image/avif'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/unknown.bin', 'application/octet-stream'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/apple-app-site-association', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => expect(contentTypeOf(path)).toBe(type));
