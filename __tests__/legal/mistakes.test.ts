import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** In a process of its own: MDX comes in modules that Jest cannot load. */
const script = `
  const { findTextProblems } = await import('./scripts/check/mdx-texts.ts');
  const folders = process.argv.slice(1).map(findTextProblems);
  console.log(JSON.stringify((await Promise.all(folders)).flat()));
`;

const fact = 'stands for nothing: write one of {name}, {tequila},';
const addresses =
  'must begin with https://, with mailto: and an address, with tel: and a number, or with / and lead to a page of this site';
const pages = '/, /privacy-policy, /termsOfUse, /termsAndConditions, /cookies, /logo, /serves/';

/** Mistakes in a legal text, and the message for each without the file's name. */
const mistakes: readonly (readonly [text: string, said: string])[] = [
  ['In {city},\n{ctiy}\n', `2: {ctiy} ${fact}`],
  ['See <a href={responsible}>this</a>.\n', `1: {responsible} ${fact}`],
  [
    'To <MailLink to="privacy" /> or\n<MailLink to="enquires" />\n',
    '2: <MailLink to="enquires"> names nothing that is there: write one of enquiries, privacy, press',
  ],
  [
    'The <PageLink to="cookeis" />\n',
    '1: <PageLink to="cookeis"> names nothing that is there: write one of home, privacyPolicy, termsOfUse, termsAndConditions, cookies, logo, notFound, ',
  ],
  [
    'The <PgeLink to="cookies" />\n',
    '1: <PgeLink> is not known: write one of <PageLink />, <MailLink />, <SectionLink />, <Closing />, <DeviceTable />',
  ],
  ['See\n[this](/cookeis).\n', `2: The link to “/cookeis” leads to no page: write one of ${pages}`],
  ['See [this](/404).\n', `1: The link to “/404” leads to no page: write one of ${pages}`],
  [
    'See [this](/#aboutsus).\n',
    '1: The link to “/#aboutsus” leads to no section of the home page: write one of /#home, /#colletions, /#plata, /#anjoi, /#Experience, /#aboutus',
  ],
  [
    '## One\n\n## Two\n\nSee [this](#tow).\n',
    '5: The link to “#tow” leads to no section of this page: write one of #one, #two',
  ],
  ['See [this](htps://a.example).\n', `1: The link to “htps://a.example” ${addresses}`],
  ['See [this](//a.example).\n', `1: The link to “//a.example” ${addresses}`],
  ['See <a>this</a>.\n', `1: The link to “” ${addresses}`],
  ['## 1. One\n', '1: Section “1. One” gets its number by itself: take “1. ” out'],
  [
    'See <SectionLink to="tow" />.\n\n## One\n\n## Two\n',
    '1: There is no section “tow” in this text: write one of one, two',
  ],
  [
    'See <SectionLink to="one" page="termsOfUse" />.\n\n## One\n',
    '1: There is no section “one” in “termsOfUse”: write one of accepting-these-terms, ',
  ],
  [
    'See <SectionLink to="one" page="faq" />.\n',
    '1: “faq” is no legal text: write one of privacyPolicy, termsOfUse, termsAndConditions, cookies',
  ],
  [
    'One\n\nA\uFFFDejo\n',
    '3: The line holds “A\uFFFDejo”, in which a letter was lost: save the file as UTF-8 and type the letter anew',
  ],
  [
    `An ${'Añejo'.normalize('NFD')}\n`,
    `1: The line holds “${'Añejo'.normalize('NFD')}”, an accented letter made of two signs (not Unicode NFC): type it anew`,
  ],
  [
    'One\n\nIt is *additive*-\nfree.\n',
    '3: The text holds “additive- free”: no claim about additives may stand on this site',
  ],
  [
    '---\ntitle: A\ndescription: Tequila without additives.\n---\n\nWords\n',
    '3: The text holds “without additives”',
  ],
  [
    'One\n\nOf {brand.name\n',
    '3: Unexpected end of file in expression, expected a corresponding closing brace',
  ],
  ["import { A } from '@/a';\n", '1: A text imports and exports nothing: take the line out'],
  ['One\n\nexport const a = alert(1);\n', '3: A text imports and exports nothing'],
  [
    '---\ntitle: A\n---\n\n<Picture name="nothing" alt="A door" />\n',
    '5: There is no picture “nothing”: choose one in the editor',
  ],
  [
    '---\ntitle: A\n---\n\n<Picture name="oven" alt=" " />\n',
    '5: The picture “oven” needs words for those who do not see it',
  ],
  [
    '---\ntitle: A\n---\n\n<DeviceTable />\n',
    '5: <DeviceTable> is not known: write one of <PageLink />, <MailLink />, <SectionLink />, <Picture />, <FactSheet />, <PressKit />',
  ],
  ['A line<br>and another\n', '1: A line breaks at <br />, with the slash'],
  ['Words\n\n</div>\n', '3: Unexpected closing slash'],
  ['One\n\n<<<<<<< HEAD\nTwo\n', '3: Unexpected character `<`'],
  ...[
    '<script>alert(1)</script>',
    '<p style="color:red">Hi</p>',
    '<style>{`p { color: red }`}</style>',
    '<iframe src="https://video.example/1" />',
    '<img src="/share/home.jpg" alt="Home" />',
    '<svg onload="alert(1)" />',
    '<form action="/enquiries" />',
    '<div>Hi</div>',
    '<>Hi</>',
    '<a.b>Hi</a.b>',
    'Of <b onclick="alert(1)">this</b>.',
    // Text that the parser itself rejects.
    '<script>const a = { b: 1 };</script>',
    '<img src="/share/home.jpg">',
    '<iframe src="https://video.example/1" allow="a; b" allowfullscreen>',
  ].map((tag) => {
    const [, name = ''] = /<([\w.]*)/.exec(tag) ?? [];
    return [`One\n\n${tag}\n`, `3: <${name}> cannot stand in a text: take it out.`] as const;
  }),
  ...[
    ['<a href="/faq" onClick="alert(1)">x</a>', 'a', 'onClick'],
    ['<a href="/faq" style="color:red">x</a>', 'a', 'style'],
    ['<a href="/faq" href="/cookies">x</a>', 'a', 'href'],
    ['<a href="/faq" {...{}}>x</a>', 'a', '{...{}}'],
    ['<a href="/faq" dangerouslySetInnerHTML="x">x</a>', 'a', 'dangerouslySetInnerHTML'],
    ['<PageLink to="faq" target="_blank" />', 'PageLink', 'target'],
    ['<DeviceTable id="a" />', 'DeviceTable', 'id'],
  ].map(([tag, name, wrong]) => [`${tag}\n`, `1: <${name}> cannot have “${wrong}”`] as const),
  ['<DeviceTable>words</DeviceTable>\n', '1: <DeviceTable> holds no words'],
  [
    'See <a href={name}>this</a>.\n',
    '1: {name} is no address: write one of {profileUrl}, {siteUrl}',
  ],
  ['See <a href={"javascript:1"}>this</a>.\n', `1: {"javascript:1"} ${fact}`],
  ['{alert(1)}\n', `1: {alert(1)} ${fact}`],
  ['See <a href>this</a>.\n', `1: The link to “” ${addresses}`],
  ...['javascript:alert(1)', 'data:text/html,x', 'http://a.example'].flatMap((address) => [
    [`[x](${address})\n`, `1: The link to “${address}” ${addresses}`] as const,
    [`<a href="${address}">x</a>\n`, `1: The link to “${address}” ${addresses}`] as const,
    [`[x][y]\n\n[y]: ${address}\n`, `1: The link to “${address}” ${addresses}`] as const,
  ]),
  ...['https://cdn.example/x.jpg', '//cdn.example/x.jpg', 'data:image/png,x', 'door.jpg'].map(
    (src) => [`![A door](${src})\n`, `1: The picture “${src}” is not of this site`] as const,
  ),
  ...['/images/door.jpg', '/press-kit/press-kit.zip', '/../package.json', '/images'].map(
    (src) => [`![A door](${src})\n`, `1: The picture “${src}” is not there`] as const,
  ),
  ['![](/share/home.jpg)\n', '1: The picture “/share/home.jpg” needs words'],
  ['# Title\n', '1: A text cannot hold a heading with one #'],
  ['#### Deep\n', '1: A text cannot hold a heading with more than three #'],
  ['- ## In a list\n', '1: A heading cannot stand in a list'],
  ['> Words\n', '1: A text cannot hold a line that begins with >'],
  ['```\ncode\n```\n', '1: A text cannot hold a block between ```'],
  ['- [ ] Buy\n', '1: A text cannot hold boxes to tick'],
  ['Words[^1].\n\n[^1]: A note\n', '1: A text cannot hold footnotes'],
  ['From ~2~ to 3\n', '1: A text cannot hold words struck through'],
];

const validText = `Of {name}, {age}. {/* a comment */} See www.a.example, http://a.example/b and mail@a.example.

<DeviceTable />

## ¿Qué es “añejo”?

See [One](#que-es-anejo), [two](/#plata), [three](https://a.example), <PageLink to="cookies" />,
<MailLink to="privacy" /> and <a href={responsibleDrinkingUrl}>this</a>.

### Hours

| Day     | *Open* | Closed |
| ------- | :----: | -----: |
| **Mon** |   10   |     18 |

4. ~ 5, <a href="/es/cookies" hrefLang="es">español</a>, \`code\`\\
   ![The bottles](/share/home.jpg)

See section <SectionLink to="que-es-anejo" />, or <SectionLink to="accounts" page="termsOfUse" /> of another text.

<Closing />

## Reconocimiento
`;

/** A page of the brand's own, whose headings have no numbers. */
const validPage = `---
title: “A”
---

Of <PageLink to="faq" />, [a drink](/serves/paloma), [call](tel:+15550100) and <FactSheet />.

## Why?

[Why](#why), [how](#日本), [then](#contact-2), <Picture name="oven" alt="A stone oven" />

## 日本

## 東京

### Contact

## {name} and you

## Why?
`;

it('names file and line of every mistake that stops the build, and lets the rest be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  const texts = [...mistakes.map(([text]) => text), validText, validPage];
  const nameOf = (index: number) => join(folder, `${String(index).padStart(2, '0')}.mdx`);
  for (const [index, text] of texts.entries()) writeFileSync(nameOf(index), text);
  // Its page gives its text no table; a legal text is none of the brand’s own, whatever stands above it.
  const privacy = join(folder, 'legal/en/privacy-policy.mdx');
  mkdirSync(dirname(privacy), { recursive: true });
  writeFileSync(privacy, '---\ntitle: A\n---\n\n<DeviceTable />\n');
  try {
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script, folder];
    node.push(dirname(privacy));
    const problems = JSON.parse(
      execFileSync(process.execPath, node, { encoding: 'utf8' }),
    ) as string[];
    expect(problems).toEqual([
      ...mistakes.map(([, said], index) => expect.stringContaining(`${nameOf(index)}:${said}`)),
      `${privacy}:5: <DeviceTable> is not known: write one of <PageLink />, <MailLink />, <SectionLink />, <Closing />`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
