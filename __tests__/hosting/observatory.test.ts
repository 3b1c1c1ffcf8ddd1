import { headersFor } from '@/hosting/headers';
import { gradeResponse } from '@/e2e/support/observatory';

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const ours = lower(headersFor('/'));
const graded = (changes: Record<string, string>, html = '') =>
  gradeResponse({ headers: { ...ours, ...changes }, html });

describe('the Observatory’s rules', () => {
  it('give our headers every bonus that does not need the open network', () => {
    expect(graded({})).toMatchObject({ score: 130, grade: 'A+' });
  });

  it('give a bare response what they give it in public', () => {
    // -25 policy, -20 transport, -20 framing, -5 sniffing
    expect(gradeResponse({ headers: {}, html: '' })).toMatchObject({ score: 30, grade: 'D' });
  });

  it.each([
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'self' https:", -20],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; style-src 'self' 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["default-src 'none'", 10],
    ["default-src 'none'; img-src http://elsewhere.example", -20],
  ])('%s: %d', (policy, modifier) => {
    const { results } = graded({ 'content-security-policy': policy });
    expect(results.find(({ test }) => test === 'content policy')?.modifier).toBe(modifier);
  });

  it.each([
    ['cookies', { 'set-cookie': 'a=b' }, -5],
    ['strict transport', { 'strict-transport-security': 'max-age=300' }, -10],
    ['referrer policy', { 'referrer-policy': 'unsafe-url' }, -5],
    ['cross-origin sharing', { 'access-control-allow-origin': '*' }, -50],
    ['content type options', { 'x-content-type-options': '' }, -5],
    ['resource policy', { 'cross-origin-resource-policy': 'cross-origin' }, 0],
  ])('punish %s', (test, changes, modifier) => {
    expect(graded(changes).results.find((result) => result.test === test)?.modifier).toBe(modifier);
  });

  it('punish scripts from elsewhere without a hash', () => {
    const script = '<script src="https://elsewhere.example/a.js">';
    expect(graded({}, `${script}</script>`).score).toBe(125);
  });

  it('give no bonus to a site that lost more than ten points', () => {
    expect(graded({ 'strict-transport-security': '' }).score).toBe(80);
  });
});
