import { configurations } from '@/hosting/generate/generate';

const site = { host: 'www.site.example', bareHost: 'site.example', routes: ['/'], headers: [] };
const filesFor = (endpoint?: string) =>
  new Map(configurations({ ...site, endpoint }).map(({ path, text }) => [path, text]));
const receivers = [
  'nginx/aurifera-enquiries.conf',
  'apache/aurifera-enquiries.conf',
  'caddy/aurifera-enquiries.caddy',
];

describe('hosts and enquiries', () => {
  it.each(receivers)('%s leads a path of the site to the receiver', (file) => {
    const text = filesFor('/contact?x=1').get(file)?.replace(/^#.*$/gm, '');
    expect(text).toMatch(/[ "]\/contact[ "]/);
    expect(text).toContain('127.0.0.1:3000');
    // The receiver answers at the path of the build: nothing is exchanged on the way.
    expect(text).not.toMatch(/\/enquiries|rewrite|replace/);
  });

  it('is taken in by whoever has a receiver, not by itself', () => {
    const files = filesFor('/enquiries');
    expect(files.get('nginx/aurifera-site.conf')).toMatch(/^# include aurifera-enquiries.conf;$/m);
    expect(files.get('caddy/aurifera-site.caddy')).toMatch(
      /^\s*# import aurifera-enquiries.caddy$/m,
    );
    expect(files.get('nginx/aurifera.conf')).toContain('zone=enquiries');
  });

  it.each([undefined, '', 'https://forms.example/f/42'])(
    'says nothing of it for %s',
    (endpoint) => {
      const files = filesFor(endpoint);
      expect([...files.keys()].filter((file) => receivers.includes(file))).toEqual([]);
      expect([...files.values()].join('')).not.toContain('enquiries');
    },
  );
});
