/**
 * Grades one response like Mozilla's HTTP Observatory, by its published tests and modifiers
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). What needs the open network (preload
 * lists, the redirect from http) is left out; `npm run test:hosting` checks the redirect.
 */
export type ScannedResponse = { headers: Readonly<Record<string, string>>; html: string };

type Result = { test: string; outcome: string; modifier: number };

export type Grade = { score: number; grade: string; results: Result[] };

const sixMonths = 15_768_000;
const grades: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(header: string): Policy {
  const directives = header
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const broad = /^(?:https?:|ftp:|data:|blob:|\*|https?:\/\/\*)$/;

function contentPolicy(header: string | undefined): [string, number] {
  if (!header) return ['not implemented', -25];
  const policy = policyOf(header);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const styles = sources('style-src');
  const hashed = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const unsafeInline = scripts.includes("'unsafe-inline'") && !hashed;
  if (unsafeInline || [...scripts, ...sources('object-src')].some((source) => broad.test(source))) {
    return ['unsafe sources for scripts or objects', -20];
  }
  const every = [...policy.values()].flat();
  if (every.some((source) => source.startsWith('http://'))) return ['insecure scheme', -20];
  if (every.includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (styles.includes("'unsafe-inline'") || styles.some((source) => broad.test(source))) {
    return ['unsafe styles', 0];
  }
  const closed = policy.get('default-src')?.join() === "'none'";
  return closed ? ["no unsafe, default-src 'none'", 10] : ['no unsafe', 5];
}

function cookies(header: string | undefined, hasHsts: boolean): [string, number] {
  if (!header) return ['none', 0];
  if (!/;\s*secure/i.test(header)) return ['without Secure', hasHsts ? -5 : -20];
  if (!/;\s*httponly/i.test(header)) return ['without HttpOnly', -30];
  return /;\s*samesite=(?:strict|lax)/i.test(header) ? ['secure, with SameSite', 5] : ['secure', 0];
}

function transport(header: string | undefined): [string, number] {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? NaN);
  if (Number.isNaN(age)) return ['not implemented', -20];
  return age >= sixMonths ? ['at least six months', 0] : ['less than six months', -10];
}

function referrer(header: string | undefined): [string, number] {
  if (!header) return ['not implemented', 0];
  const last = header.split(',').at(-1)?.trim() ?? '';
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last);
  return isPrivate ? ['private', 5] : ['unsafe or invalid', -5];
}

function integrity(html: string): [string, number] {
  const outside = [...html.matchAll(/<script[^>]+src="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  if (outside.length === 0) return ['all scripts from the same origin', 0];
  if (outside.some(([, source]) => source?.startsWith('http:'))) return ['insecure scripts', -50];
  return outside.every(([tag]) => tag.includes('integrity='))
    ? ['on all scripts', 5]
    : ['missing', -5];
}

function framing(frames: string | undefined, policy: string | undefined): [string, number] {
  if (policyOf(policy ?? '').has('frame-ancestors')) return ['by policy', 5];
  return /^(?:deny|sameorigin)$/i.test(frames ?? '') ? ['by header', 5] : ['not implemented', -20];
}

/** Grades one response: penalties first, bonuses only from 90 points on, never below 0. */
export function gradeResponse({ headers, html }: ScannedResponse): Grade {
  const policy = headers['content-security-policy'];
  const hsts = transport(headers['strict-transport-security']);
  const tests: Record<string, [string, number]> = {
    cookies: cookies(headers['set-cookie'], hsts[1] === 0),
    'cross-origin sharing':
      headers['access-control-allow-origin'] === '*' ? ['universal', -50] : ['none', 0],
    'content policy': contentPolicy(policy),
    'strict transport': hsts,
    'referrer policy': referrer(headers['referrer-policy']),
    'subresource integrity': integrity(html),
    'content type options':
      headers['x-content-type-options'] === 'nosniff' ? ['nosniff', 0] : ['missing', -5],
    'frame options': framing(headers['x-frame-options'], policy),
    'resource policy': /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? ['same origin or site', 10]
      : ['none', 0],
  };
  const results = Object.entries(tests).map(([test, [outcome, modifier]]) => ({
    test,
    outcome,
    modifier,
  }));
  const sum = (list: Result[]) => list.reduce((total, { modifier }) => total + modifier, 0);
  const punished = 100 + sum(results.filter(({ modifier }) => modifier < 0));
  const bonus = sum(results.filter(({ modifier }) => modifier > 0));
  const score = Math.max(0, punished >= 90 ? punished + bonus : punished);
  return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', results };
}
