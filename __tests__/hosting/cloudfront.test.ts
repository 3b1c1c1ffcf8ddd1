import { runInNewContext } from 'node:vm';
import { cloudfront } from '@/hosting/generate/cloudfront';

const site = {
  host: 'www.aurifera.example',
  bareHost: 'aurifera.example',
  routes: ['/', '/cookies', '/termsOfUse'],
  headers: [],
};
const source = cloudfront(site).find(({ path }) => path.endsWith('function.js'))?.text ?? '';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** Where the function leads a request: another address, or the file it asks the bucket for. */
function lead(uri: string, host = site.host, querystring: Query = {}): string {
  const request = { uri, headers: { host: { value: host } }, querystring };
  const answer = runInNewContext(`${source};handler(event)`, { event: { request } }) as {
    statusCode?: number;
    headers: { location?: { value: string } };
    uri?: string;
  };
  return answer.statusCode
    ? `${answer.statusCode} ${answer.headers.location?.value}`
    : (answer.uri ?? '');
}

describe('the function for CloudFront', () => {
  it.each([
    ['/', '/index.html'],
    ['/cookies', '/cookies.html'],
    ['/termsOfUse', '/termsOfUse.html'],
    ['/images/hero.1a2b3c4d.avif', '/images/hero.1a2b3c4d.avif'],
    ['/cookies/__next._tree.txt', '/cookies/__next._tree.txt'],
    ['/nothing', '/nothing'],
  ])('asks for %s as %s', (address, file) => {
    expect(lead(address)).toBe(file);
  });

  it.each([
    ['/termsofuse', '308 /termsOfUse'],
    ['/COOKIES/', '308 /cookies'],
    ['/cookies.html', '308 /cookies'],
    ['/index.html', '308 /'],
  ])('sends %s on: %s', (address, answer) => {
    expect(lead(address)).toBe(answer);
  });

  it('leads every other name to the one host, with the path and what follows it', () => {
    const campaign = {
      utm_source: { value: 'spring' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%20c' }] },
    };
    expect(lead('/cookies', site.bareHost, campaign)).toBe(
      '308 https://www.aurifera.example/cookies?utm_source=spring&tag=a&tag=b%20c',
    );
  });
});
