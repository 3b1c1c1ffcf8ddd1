import { Script } from 'node:vm';
import { cloudfront } from '@/hosting/generate/cloudfront';

interface CloudFrontRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  querystring?: Record<string, { value: string; multiValue?: { value: string }[] }>;
}
interface Moved {
  statusCode: number;
  headers: { location: { value: string } };
}
type Handler = (event: { request: CloudFrontRequest }) => CloudFrontRequest | Moved;

const host = 'www.site.example';
const site = { host, bareHost: 'site.example', routes: ['/', '/termsOfUse'], headers: [] };
const [file] = cloudfront(site);
const handler = new Script(`${file?.text}\nhandler`).runInNewContext() as Handler;

function ask(uri: string, querystring?: CloudFrontRequest['querystring'], name = host) {
  const request = { uri, headers: { host: { value: name } }, ...(querystring && { querystring }) };
  const answer = handler({ request });
  return 'uri' in answer ? answer.uri : `${answer.statusCode} ${answer.headers.location.value}`;
}

describe('CloudFront’s function', () => {
  it.each([
    ['/', '/index.html'],
    ['/termsOfUse', '/termsOfUse.html'],
    ['/images/a.1234abcd.avif', '/images/a.1234abcd.avif'],
    ['/nothing', '/nothing'],
    // No file has this name, so the answer is the 404 page with its status.
    ['/404', '/404'],
    ['/404.html', '/404'],
    ['/404/', '/404'],
  ])('asks for %s as %s', (uri, asked) => expect(ask(uri, {})).toBe(asked));

  it.each(['/termsofuse', '/termsOfUse/', '/termsOfUse.html', '/TERMSOFUSE'])(
    'sends %s to the one address, without a lonely question mark',
    (uri) => {
      expect(ask(uri, {})).toBe('308 /termsOfUse');
      expect(ask(uri)).toBe('308 /termsOfUse');
    },
  );

  const tagged = {
    utm_source: { value: 'mail%20of%20May' },
    x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    gclid: { value: '' },
  };

  it('keeps the query of another spelling and of another host', () => {
    const query = '?utm_source=mail%20of%20May&x=1&x=2&gclid=';
    expect(ask('/termsofuse', tagged)).toBe(`308 /termsOfUse${query}`);
    expect(ask('/index.html', tagged)).toBe(`308 /${query}`);
    expect(ask('/termsOfUse', tagged, 'site.example')).toBe(
      `308 https://${host}/termsOfUse${query}`,
    );
  });
});
