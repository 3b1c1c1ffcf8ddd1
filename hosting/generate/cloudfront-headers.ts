import type { Site } from './site';

/** The policy's name, which must be unique in the AWS account. */
const nameOf = (host: string) => `${host.replace(/[^a-z0-9]/gi, '-')}-headers`;

function strictTransport(value: string) {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  return {
    Override: true,
    AccessControlMaxAgeSec: age,
    IncludeSubdomains: /includeSubDomains/i.test(value),
    Preload: /preload/i.test(value),
  };
}

/** Headers that CloudFront sets by special fields. */
const ownFields: Readonly<Record<string, (value: string) => Readonly<Record<string, object>>>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  'Strict-Transport-Security': (value) => ({ StrictTransportSecurity: strictTransport(value) }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
};

/** The headers as `aws cloudfront create-response-headers-policy` reads them. */
export function headersPolicy({ host, headers }: Site): string {
  const items = headers
    .filter(([name]) => !(name in ownFields))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const security = headers.map(([name, value]) => ownFields[name]?.(value) ?? {});
  const policy = {
    Name: nameOf(host),
    SecurityHeadersConfig: Object.assign({}, ...security) as object,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
