import { contentTypes } from '@/hosting/content-types';
import { cloudflare } from '@/hosting/generate/platforms';
import { headersPolicy } from '@/hosting/generate/cloudfront-headers';
import { s3 } from '@/hosting/generate/s3';
import { securityHeaders } from '@/hosting/headers';

const headers = Object.entries(securityHeaders({ scripts: ['sha256-a'], styles: [] }));
const site = { host: 'www.site.example', bareHost: 'site.example', routes: ['/'], headers };

describe('CloudFront’s headers', () => {
  interface Policy {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
  }
  const policy = JSON.parse(headersPolicy(site)) as Policy;

  it('stand in the fields that it has for them', () => {
    expect(policy.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    const { ContentSecurityPolicy } = policy.SecurityHeadersConfig;
    expect(ContentSecurityPolicy?.ContentSecurityPolicy).toContain("'sha256-a'");
  });

  it('are all there, the rest as headers of one’s own', () => {
    const { Quantity, Items } = policy.CustomHeadersConfig;
    const own = [
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ];
    expect(Items.map(({ Header }) => Header)).toEqual(own);
    expect(Quantity).toBe(own.length);
    expect(Object.keys(policy.SecurityHeadersConfig)).toHaveLength(headers.length - own.length);
  });
});

describe('the upload to S3', () => {
  const lines = (s3(site)[0]?.text ?? '').split('\n').filter((line) => line.startsWith('aws '));

  it('names the type of every kind of file', () => {
    for (const [ending, type] of Object.entries(contentTypes)) {
      const sent = lines.filter((line) => line.includes(`--include "*.${ending}"`));
      expect(sent.length).toBeGreaterThan(0);
      for (const line of sent) expect(line).toContain(`--content-type "${type}"`);
    }
  });

  it('keeps hashed files for a year, and sends pages last', () => {
    const year = lines.filter((line) => line.includes('immutable'));
    expect(year.every((line) => /"out\/(?:_next\/static|images)"/.test(line))).toBe(true);
    const others = lines.filter((line) => line.includes('"out"'));
    for (const line of others)
      expect(line).toContain('--exclude "_next/static/*" --exclude "images/*"');
    expect(lines.at(-1)).toContain('"*.html"');
  });
});

it('stops where Cloudflare would leave the policy out', () => {
  const long = [['Content-Security-Policy', 'x'.repeat(2000)]] as const;
  expect(() => cloudflare({ ...site, headers: long })).toThrow(
    'Content-Security-Policy has 2027 characters: Cloudflare Pages leaves out lines of _headers over 2000.',
  );
});
