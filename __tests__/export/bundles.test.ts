import { readFileSync } from 'node:fs';
import { bundlePages, withoutSentinelStacks } from '@/scripts/export/bundles';

const pages = new Map([
  ['index.html', ['/react.js', '/home.js', '/main.js']],
  ['cookies.html', ['/react.js', '/main.js']],
]);
const bundle = (read: (source: string) => string) => bundlePages(pages, read);

it('puts what all pages need into one file and the rest into the page’s own', () => {
  const { shared, own } = bundle((source) => `run("${source}")`);
  expect(shared.code).toBe('run("/react.js");\nrun("/main.js")\n');
  expect(own.get('index.html')?.code).toBe('run("/home.js")\n');
  expect(own.has('cookies.html')).toBe(false);
});

it('keeps one chunk’s strictness from the others', () => {
  // Giving a value to a name that nobody declared is an error in strict code only.
  const chunks: Record<string, string> = {
    '/react.js': '"use strict";try{undeclared=1;self.strict=false}catch{self.strict=true}',
    '/main.js': 'undeclared=1;delete globalThis.undeclared;self.loose=true',
  };
  const { shared } = bundle((source) => chunks[source] ?? '');
  const target = {};
  new Function('self', shared.code)(target);
  expect(target).toEqual({ strict: true, loose: true });
});

it('names a bundle by its content, so that it can be kept for ever', () => {
  const before = bundle((source) => source).shared.name;
  expect(bundle((source) => source).shared.name).toBe(before);
  expect(bundle((source) => `${source} changed`).shared.name).not.toBe(before);
});

it('makes what React throws to know it again without a stack, but as an error', () => {
  const react = readFileSync(
    'node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js',
    'utf8',
  );
  expect(react.match(/^.*Exception = Error\(/gm)).toHaveLength(5);
  expect(withoutSentinelStacks(react)).not.toMatch(/Exception = Error\(/);
  const made = new Function('u', withoutSentinelStacks('var a=Error(u(460)),b=1;return a'));
  const error: unknown = made((code: number) => `React ${code}`);
  expect(error).toBeInstanceOf(Error);
  expect(error).toHaveProperty('message', 'React 460');
  expect(error).not.toHaveProperty('stack');
});

it('says so when the pages have nothing in common', () => {
  const odd = new Map(pages).set('odd.html', []);
  expect(() => bundlePages(odd, String)).toThrow('is this a Next export?');
});
