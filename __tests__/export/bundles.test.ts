import { bundlePages } from '@/scripts/export/bundles';

const pages = new Map([
  ['index.html', ['/react.js', '/home.js', '/main.js']],
  ['cookies.html', ['/react.js', '/main.js']],
]);

/** What code leaves on `self` when the page runs it. */
function run(code: string): object {
  document.body.innerHTML ||= '<script type="text/x-component"></script>';
  const self = {};
  new Function('self', code)(self);
  return self;
}

const bundle = (read: (source: string) => string) => bundlePages(pages, read);

it('puts what all pages need into one file and the rest into the page’s own', () => {
  const { shared, own } = bundle((source) => `run("${source}")`);
  expect(shared.code).toMatch(/;\nrun\("\/react\.js"\);\nrun\("\/main\.js"\)\n$/);
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
  expect(run(shared.code)).toMatchObject({ strict: true, loose: true });
});

it('hands the page’s payload to Next before anything else runs', () => {
  document.body.innerHTML = '<script type="text/x-component">1:["$","p",null,{}]</script>';
  const { shared } = bundle(() => 'self.found ??= [...self.__next_f]');
  expect(run(shared.code)).toHaveProperty('found', [[0], [1, '1:["$","p",null,{}]']]);
});

it('does not start Next where the page’s own bundle was lost: what it lacks would cost all words', () => {
  document.body.innerHTML =
    '<script data-load="/page.js /shared.js"></script><script type="text/x-component"></script>';
  const { shared } = bundle(() => 'self.started=true');
  const lost = {};
  expect(() => new Function('self', shared.code)(lost)).toThrow('no page script');
  expect(lost).toEqual({});
  const come = { webpackChunk_N_E: [] };
  new Function('self', shared.code)(come);
  expect(come).toHaveProperty('started', true);
});

it('names a bundle by its content, so that it can be kept for ever', () => {
  const before = bundle((source) => source).shared.name;
  expect(bundle((source) => source).shared.name).toBe(before);
  expect(bundle((source) => `${source} changed`).shared.name).not.toBe(before);
});

it('says so when the pages have nothing in common', () => {
  const odd = new Map(pages).set('odd.html', []);
  expect(() => bundlePages(odd, String)).toThrow('is this a Next export?');
});
