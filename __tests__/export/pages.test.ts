import { parsePage, printPage } from '@/scripts/export/html';
import { finishPage } from '@/scripts/export/page';
import { addPolicy, hashOf, needsOf } from '@/scripts/export/policy';
import { takeScripts, withCompileHint } from '@/scripts/export/scripts';
import { inlineStyles } from '@/scripts/export/styles';

const chunk = '/_next/static/chunks';
const exported = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="${chunk}/webpack.js"/>
<script src="${chunk}/react.js" async=""></script>
<script src="${chunk}/cookies.js" async=""></script>
<script src="${chunk}/polyfills.js" noModule=""></script>
<script>try{boot()}catch{}</script>
<script type="application/ld+json">{"name":"Aurífera"}</script></head>
<body><h1>Cookies &amp; you</h1><!--$--><p>“Plain”</p><!--/$-->
<script src="${chunk}/webpack.js" id="_R_" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script></body></html>`;

describe('taking the scripts out', () => {
  it('lists the chunks once, in order, without polyfills', () => {
    expect(takeScripts(parsePage(exported)).sources).toEqual([
      `${chunk}/react.js`,
      `${chunk}/cookies.js`,
      `${chunk}/webpack.js`,
    ]);
  });

  it('keeps the payload word for word', () => {
    expect(takeScripts(parsePage(exported)).payload).toBe('1:"$Sreact.fragment"\n');
  });

  it.each([
    ['words that would end its own element', ['Sreact.fragment', '\\u003c/script>'], 'script tag'],
    ['data that is not text', ['push([1,', 'push([3,'], 'segment of kind 3'],
  ])('refuses a payload with %s', (_, [from = '', to = ''], message) => {
    const page = parsePage(exported.replace(from, to));
    expect(() => takeScripts(page)).toThrow(message);
  });

  it('joins rows that Next cut in two, and asks for no style sheet or font again', () => {
    const cut = exported.replace(
      '<script>self.__next_f.push([1,"1:',
      '<script>self.__next_f.push([1,":HL[\\"/_next/static/css/404.css\\",\\"sty"])</script>' +
        '<script>self.__next_f.push([1,"le\\"]\\n1:',
    );
    expect(takeScripts(parsePage(cut)).payload).toBe('1:"$Sreact.fragment"\n');
  });

  it('leaves scripts that are not Next’s, and everything a visitor sees', () => {
    const page = parsePage(exported);
    takeScripts(page);
    const printed = printPage(page);
    expect(printed).toContain('<script>try{boot()}catch{}</script>');
    expect(printed).toContain('<script type="application/ld+json">{"name":"Aurífera"}</script>');
    expect(printed).toContain('<h1>Cookies &amp; you</h1><!--$--><p>“Plain”</p><!--/$-->');
    expect(printed).not.toContain('__next_f');
    expect(printed).not.toContain(chunk);
  });
});

describe('styles in the page', () => {
  it('stand where the first sheet stood, whose link stays but is not fetched', () => {
    const page = parsePage(exported);
    inlineStyles(page, (href) => `/* ${href} */ h1{color:red}`);
    expect(printPage(page)).toContain(
      '<style>/* /_next/static/css/a.css */ h1{color:red}</style>' +
        '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" disabled="">',
    );
  });

  it('name no web font until a script switches on its sheet, which outranks the fallbacks', () => {
    const page = parsePage(exported);
    const face = (family: string, rest: string) => `@font-face{font-family:${family};${rest}}`;
    const words = face('text', 'src:url(/_next/static/media/a.woff2)');
    const signs = face('textSigns', 'src:url(/_next/static/media/b.woff2);unicode-range:u+21');
    const standIn = face('Text', 'src:local("Arial")');
    const stack = '--font-text:"text",textSigns,Text,sans-serif';
    inlineStyles(page, () => `${words}${signs}${standIn}.v{${stack}}h1{--font-x:serif}`);
    expect(printPage(page)).toContain(
      '<link data-held="" rel="preload" as="font" type="font/woff2" href="/_next/static/media/a.woff2" crossorigin="" media="(scripting: none)">' +
        `<style media="(scripting: none)">${words}${signs}html.v{${stack}}</style>` +
        `<style>${standIn}.v{--font-text:Text,sans-serif}h1{--font-x:serif}</style>`,
    );
  });

  it('refuse a web font that no list of families names', () => {
    const font = '@font-face{font-family:other;src:url(/_next/static/media/c.woff2)}';
    expect(() => inlineStyles(parsePage(exported), () => font)).toThrow('"other"');
  });

  it('are not preloaded for other pages', () => {
    const page = parsePage(
      '<head><link rel="preload" href="/_next/static/css/404.css" as="style">',
    );
    inlineStyles(page, String);
    expect(printPage(page)).not.toContain('404.css');
  });

  it('refuse a sheet that would end its own element', () => {
    expect(() => inlineStyles(parsePage(exported), () => 'a::after{content:"</style>"}')).toThrow();
  });
});

describe('the policy in the page', () => {
  it('hashes what runs or styles, and not data', () => {
    const page = parsePage(exported);
    takeScripts(page);
    inlineStyles(page, () => 'h1{color:red}');
    expect(needsOf(page)).toEqual({
      scripts: [hashOf('try{boot()}catch{}')],
      styles: [hashOf('h1{color:red}')],
    });
  });

  it('uses the hash that the standard gives as its example', () => {
    // https://www.w3.org/TR/CSP3/#external-hash: alert('Hello, world.');
    expect(hashOf("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  it('comes right after the charset', () => {
    const page = parsePage(exported);
    addPolicy(page, '/enquiries');
    expect(printPage(page)).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
  });

  it('fails without a charset to follow', () => {
    expect(() => addPolicy(parsePage('<p>Hello'), undefined)).toThrow('charset');
  });
});

it('asks the browser to compile a script while it comes in', () => {
  expect(withCompileHint('run()')).toBe('//# allFunctionsCalledOnLoad\nrun()');
});

describe('a finished page', () => {
  const settings = { loader: 'load()', endpoint: undefined, read: () => 'h1{color:red}' };
  const bundles = [
    { name: 'page-1.js', code: '' },
    { name: 'shared-2.js', code: '' },
  ];

  it('ends with its payload and the loader, which is told what to bring and in which order', () => {
    const page = parsePage(exported);
    takeScripts(page);
    expect(finishPage('cookies.html', page, '1:[]', bundles, settings).html).toContain(
      `<script type="text/x-component">1:[]</script><script data-load="${chunk}/page-1.js ${chunk}/shared-2.js">load()</script></body>`,
    );
  });

  it('is refused, naming file and place, if the policy would block part of it', () => {
    const page = parsePage(exported.replace('<h1>', '<h1 style="color:red">'));
    expect(() => finishPage('cookies.html', page, '1:[]', bundles, settings)).toThrow(
      /cookies\.html: the content policy refuses\n {2}<h1 style="color:red">/,
    );
  });
});
