import { trustOwnScripts } from '@/scripts/export/loader/trusted-types';

describe('Trusted Types', () => {
  const createPolicy = jest.fn();
  trustOwnScripts({ createPolicy });
  const [name, rules] = createPolicy.mock.calls[0] as Parameters<typeof createPolicy>;

  it('are ruled by the default policy', () => expect(name).toBe('default'));

  it.each([
    ['/_next/static/chunks/a.js', true],
    ['http://localhost/a.js', true],
    ['https://elsewhere.example/a.js', false],
    ['//elsewhere.example/a.js', false],
    ['data:text/javascript,go()', false],
  ])('script address %s: %s', (address, allowed) => {
    expect(rules.createScriptURL(address)).toBe(allowed ? address : null);
  });

  it.each([
    ['<script></script>', true],
    ['{"@context":"https://schema.org"}', true],
    ['<img src=x onerror=go()>', false],
    ['<script></script><script>go()</script>', false],
  ])('markup %s: %s', (markup, allowed) => {
    expect(rules.createHTML(markup)).toBe(allowed ? markup : null);
  });

  it('are left alone where the browser has none', () => {
    expect(() => trustOwnScripts(undefined)).not.toThrow();
  });
});
