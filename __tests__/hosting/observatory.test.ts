import { headersFor } from '@/hosting/headers';
import { pagePolicy } from '@/hosting/policy';

const headers = headersFor('/');
const policy = new Map(
  // It reads what a page says and what comes with it as one.
  [pagePolicy({ scripts: ['sha256-a'], styles: [] }), headers['Content-Security-Policy']]
    .join('; ')
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);
const hasNo = (pattern: RegExp) => ![...policy.values()].flat().some((it) => pattern.test(it));
const maxAge = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1];

/**
 * Mozilla Observatory's rules for what a response says (developer.mozilla.org/en-US/observatory/docs): all
 * kept, they give 130 points, A+. No cookie is set, and `e2e/security.spec.ts` sees that no script is foreign.
 */
test.each([
  ['nothing is allowed that is not named', policy.get('default-src')?.join() === "'none'"],
  ['nothing inline without its hash, no eval', hasNo(/^'unsafe-/)],
  ['no broad or insecure source', hasNo(/^(?:https?:|ftp:|data:|blob:|\*)$|^http:\/\//)],
  ['https for at least six months', Number(maxAge) >= 15_768_000],
  ['types are not guessed', headers['X-Content-Type-Options'] === 'nosniff'],
  ['no framing', policy.get('frame-ancestors')?.join() === "'none'"],
  ['a private referrer', headers['Referrer-Policy'] === 'strict-origin-when-cross-origin'],
  ['resources for this origin', headers['Cross-Origin-Resource-Policy'] === 'same-origin'],
  ['no sharing with other origins', !('Access-Control-Allow-Origin' in headers)],
])('Observatory: %s', (_, holds) => expect(holds).toBe(true));
