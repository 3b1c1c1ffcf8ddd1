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
    expect(filesFor('/enquiries').get(file)).toContain('/enquiries');
    expect(filesFor('/enquiries').get(file)).toContain('127.0.0.1:3000');
    expect(filesFor('/contact?x=1').get(file)).toMatch(/[ "]\/contact[ "]/);
  });

  // Caddy sorts what stands in a block: a prefix taken off is taken off after any rewrite.
  it('has Caddy exchange another path for the receiver’s in one step', () => {
    const text = filesFor('/contact').get('caddy/aurifera-enquiries.caddy');
    expect(text).toContain('  uri replace /contact /enquiries 1\n');
    expect(text).not.toContain('rewrite');
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
