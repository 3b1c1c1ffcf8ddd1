import { load, type CheerioAPI } from 'cheerio';
import { addPolicy } from '@/scripts/export/policy';
import { deferScripts } from '@/scripts/export/scripts';
import { lowerFontPriority, inlineStyles } from '@/scripts/export/styles';

const chunk = '/_next/static/chunks';
const exported = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="${chunk}/a.css" data-precedence="next"/>
<link rel="preload" as="style" href="${chunk}/a.css"/>
<link rel="preload" as="script" fetchPriority="low" href="${chunk}/runtime.js"/>
<script src="${chunk}/react.js" async=""></script>
<script src="${chunk}/polyfills.js" noModule=""></script>
<script>start()</script>
<script type="application/ld+json">{"name":"Aurífera"}</script></head>
<body><h1>Cookies &amp; you</h1><!--$--><p>“Plain”</p><!--/$-->
<script type="speculationrules">{}</script>
<script src="${chunk}/runtime.js" id="_R_" async=""></script>
<script>self.__next_f.push([1,"data"])</script></body></html>`;

/** The printed page after one step. */
function after(step: ($: CheerioAPI) => unknown, html = exported): string {
  const $ = load(html);
  step($);
  return $.html();
}

describe('scripts', () => {
  it('leave the page for the page script’s list, each once and unchanged', () => {
    const html = after(deferScripts);
    expect(html).toContain(
      `<script id="held-scripts" type="application/json">["${chunk}/react.js","${chunk}/runtime.js"]</script>`,
    );
    expect(html).not.toContain('src="/_next');
    expect(html).not.toContain('<link rel="preload" as="script"');
  });

  it('that are inline stay as they are, and so does all that is read', () => {
    const html = after(deferScripts);
    expect(html).toContain('<script>self.__next_f.push([1,"data"])</script>');
    expect(html).toContain('<h1>Cookies &amp; you</h1><!--$--><p>“Plain”</p><!--/$-->');
  });

  it('that are missing stop the build', () => {
    expect(() => after(deferScripts, '<p>no page of Next</p>')).toThrow('no scripts of Next');
  });
});

it('a script from another place stops the build', () => {
  const html = exported.replace('<body>', '<body><script src="/other.js"></script>');
  expect(() => after(deferScripts, html)).toThrow('/other.js');
});

describe('style sheets', () => {
  const inline = (css: string) => after((page) => inlineStyles(page, () => css));

  it('stand in the page, and their links are not fetched again', () => {
    const html = inline('p { color: red }');
    expect(html).toContain('<style>p { color: red }</style>');
    expect(html).toMatch(/<link rel="stylesheet"[^>]* disabled="">/);
    expect(html).not.toContain('as="style"');
  });

  it('find their files from the page as from their own place', () => {
    expect(inline('a{src:url(../media/a.woff2)}')).toContain('url(/_next/static/media/a.woff2)');
    expect(inline('a{src:url("/images/a.webp")}')).toContain('url("/images/a.webp")');
  });

  it('that would end their own element stop the build', () => {
    expect(() => inline('a::after { content: "</style>" }')).toThrow('</style');
  });
});

it('fonts load with a lower priority than the first picture', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">';
  expect(after(lowerFontPriority, font)).toContain('crossorigin="" fetchpriority="low"');
});

describe('the policy', () => {
  it('stands after the charset and names what is inline by its hash, data excepted', () => {
    const html = after((page) => addPolicy(page, undefined), exported);
    expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    // The page script, Next's data, and the speculation rules.
    expect(html).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){3};/);
  });

  it.each([
    ['a style attribute', '<p style="color: red">'],
    ['an inline handler', '<p onclick="go()">'],
    ['a script for an address', '<a href="javascript:go()">'],
    ['one of them behind noscript', '<noscript><p style="color: red"></noscript>'],
    ['a frame', '<iframe></iframe>'],
    ['a picture from elsewhere', '<img src="https://cdn.example/x.jpg">'],
  ])('stops the build at %s', (_, html) => {
    expect(() => after((page) => addPolicy(page, undefined), `${exported}${html}`)).toThrow(
      'the policy refuses',
    );
  });

  // Scripts that reached the page through its content: in no place where content stands may a script count as the
  // project's.
  it.each([
    ['in a text', '<h1>', '<script>alert(1)</script>'],
    ['that looks like Next’s', '<h1>', '<script>self.__next_f.push([1,"data"])</script>'],
    ['that looks like the page script', '<h1>', '<script data-home="/">start()</script>'],
    ['that looks like the layout’s end', '<h1>', '<script type="speculationrules">{}</script>'],
    ['as a module', '<h1>', '<script type="module">alert(1)</script>'],
    ['in a drawing', '<h1>', '<svg><script>alert(1)</script></svg>'],
    ['in a template', '<h1>', '<template><script>alert(1)</script></template>'],
    ['that closes the structured data', '"}</script>', '"}</script><script>alert(1)</script>'],
    ['that closes the title', '<script>start()', '<title></title><script>alert(1)</script>'],
    [
      'that ends the body’s content itself',
      '<h1>',
      '</main><script type="speculationrules">{}</script><script>alert(1)</script>',
    ],
    ['as a style sheet', '<h1>', '<style>p { color: red }</style>'],
  ])('hashes no script %s', (_, before, script) => {
    const html = exported.replace(before, (found) =>
      script.startsWith(found) ? script : script + found,
    );
    expect(html).not.toBe(exported);
    expect(() => after((page) => addPolicy(page, undefined), html)).toThrow(
      /did not put there|the only ones/,
    );
  });
});
