import { configurations } from '@/hosting/generate/generate';
import { securityHeaders } from '@/hosting/headers';

const headers = Object.entries(securityHeaders);
const routes = ['/', '/termsOfUse'];
const redirects = [{ from: '/visits', to: '/faq' }];
const site = { host: 'www.site.example', bareHost: 'site.example', routes, redirects, headers };
const filesFor = (endpoint?: string) =>
  new Map(configurations({ ...site, endpoint }).map(({ path, text }) => [path, text]));
const receivers = [
  'nginx/aurifera-enquiries.conf',
  'apache/aurifera-enquiries.conf',
  'caddy/aurifera-enquiries.caddy',
];

// nginx, Apache, Caddy and Cloudflare are asked for real by `npm run test:hosting`.
test.each(['netlify/_headers', 'vercel/vercel.json'])('%s has every header', (file) => {
  const text = filesFor().get(file) ?? '';
  for (const [name] of headers) expect(text).toMatch(new RegExp(`${name}\\W+\\w`));
  expect(text).toContain('/_next/static/');
});

test.each(['netlify/_redirects', 'vercel/vercel.json'])(
  '%s leads other letters and the bare name to the one address',
  (file) => expect(filesFor().get(file)).toMatch(/site\.example[^]*\/termsofuse[^]*\/termsOfUse/),
);

test.each([
  ['nginx/aurifera-site.conf', /\/visits\(.*\{\s+return 308 \/faq\$/],
  ['apache/.htaccess', /\^visits\(.*\/faq" \[R=308/],
  ['caddy/aurifera-site.caddy', /(@\w+) path_regexp .*\/visits\(.*\s+redir \1 \/faq\{\w+\} 308/],
  ['netlify/_redirects', /^\/visits \/faq 301\n\/visits\/ \/faq 301$/m],
  ['cloudflare/_redirects', /^\/visits \/faq 301\n\/visits\/ \/faq 301$/m],
  ['vercel/vercel.json', /"source": "\/visits",\s+"destination": "\/faq",\s+"permanent": true/],
])('%s leads an old address to its page for good', (file, rule) =>
  expect(filesFor().get(file)).toMatch(rule),
);

test.each([
  ['netlify/_headers', '/share/*\n  Cross-Origin-Resource-Policy: cross-origin\n'],
  ['netlify/_headers', '/termsOfUse\n  Cross-Origin-Resource-Policy: same-origin\n'],
  ['vercel/vercel.json', '"source": "/share/(.*)"'],
])('%s lets others show what is made to be shared', (file, rule) =>
  expect(filesFor().get(file)).toContain(rule),
);

test.each(['netlify/_redirects', 'cloudflare/_redirects', 'vercel/vercel.json'])(
  '%s knows an old address in lower case too',
  (file) => {
    const old = [{ from: '/Old', to: '/faq' }];
    const files = configurations({ ...site, redirects: old });
    const text = files.find(({ path }) => path === file)?.text ?? '';
    expect(text).toMatch(/\/Old\b[^]*\/old\b/);
  },
);

describe('lots', () => {
  const lotFolders = ['/bottles', '/es/bottles'];
  const files = new Map(
    configurations({ ...site, lotFolders }).map(({ path, text }) => [path, text]),
  );

  // nginx, Apache and Caddy are asked for real by `SAMPLE_LISTS=yes npm run test:hosting`.
  it.each([
    ['nginx/aurifera-site.conf', 'return 308 /bottles/$1$is_args$args;'],
    [
      'apache/.htaccess',
      'RewriteRule "^01/[0-9]+/10/([A-Za-z0-9-]+)/?$" "%{ENV:PROXIED}/bottles/$1"',
    ],
    ['caddy/aurifera-site.caddy', 'redir @digital /bottles/{re.digital.1}{kept_query} 308'],
    ['netlify/_redirects', '\n/01/:gtin/10/:lot /bottles/:lot 301\n'],
    ['cloudflare/_redirects', '\n/01/:gtin/10/:lot /bottles/:lot 301\n'],
    ['vercel/vercel.json', '"source": "/01/:gtin/10/:lot"'],
  ])('are led to by %s from a Digital Link, by one rule for all', (file, rule) =>
    expect(files.get(file)).toContain(rule),
  );

  it('are not spoken of while there are none', () =>
    expect([...filesFor().values()].join('')).not.toMatch(/bottles|gtin/));
});

test('Netlify sends the Spanish 404 page for what does not exist below /es', () => {
  expect(filesFor().get('netlify/_redirects')).toMatch(/^\/es\/\* \/es\/404\.html 404$/m);
});

describe('enquiries', () => {
  it.each(receivers)('are led by %s to the receiver, at the path of the build', (file) => {
    const text = filesFor('/contact?x=1').get(file)?.replace(/^#.*$/gm, '');
    expect(text).toMatch(/[ "]\/contact[ "]/);
    expect(text).toContain('127.0.0.1:3000');
    expect(text).not.toMatch(/\/enquiries|rewrite|replace/);
  });

  it('are led there by whoever has a receiver, not by itself', () => {
    const files = filesFor('/enquiries');
    expect(files.get('nginx/aurifera-site.conf')).toMatch(/^# include aurifera-enquiries.conf;$/m);
    expect(files.get('caddy/aurifera-site.caddy')).toMatch(
      /^\s*# import aurifera-enquiries.caddy$/m,
    );
    expect(files.get('nginx/aurifera.conf')).toContain('zone=enquiries');
  });

  it.each([undefined, '', 'https://forms.example/f/42'])('are not spoken of for %s', (endpoint) => {
    const files = filesFor(endpoint);
    expect([...files.keys()].filter((file) => receivers.includes(file))).toEqual([]);
    expect([...files.values()].join('')).not.toContain('enquiries');
  });
});
