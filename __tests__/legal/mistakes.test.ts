import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In a process of its own: MDX comes in modules that Jest cannot load. */
const script = `
  const { findTextProblems } = await import('./scripts/check/mdx-texts.ts');
  console.log(JSON.stringify(await findTextProblems(process.argv[1])));
`;

const fact = 'stands for nothing: write one of {name}, {tequila},';
const addresses =
  'must begin with https://, with mailto: and an address, with tel: and a number, or with / and lead to a page of this site';
const pages = '/, /privacy-policy, /termsOfUse, /termsAndConditions, /cookies, /logo, /serves/';

/** What is typed into a legal text, and what is said of it after the name of the file. */
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
    '1: <PgeLink> is not known: write one of <PageLink />, <MailLink />, <DeviceTable />',
  ],
  ['See\n[this](/cookeis).\n', `2: The link to “/cookeis” leads to no page: write one of ${pages}`],
  ['See [this](/404).\n', `1: The link to “/404” leads to no page: write one of ${pages}`],
  [
    'See [this](/#aboutsus).\n',
    '1: The link to “/#aboutsus” leads to no section of the home page: write one of /#home, /#colletions, /#plata, /#anjoi, /#Experience, /#aboutus',
  ],
  [
    '## 1. One\n\n## 2. Two\n\nSee [this](#tow).\n',
    '5: The link to “#tow” leads to no section of this page: write one of #one, #two',
  ],
  ['See [this](htps://a.example).\n', `1: The link to “htps://a.example” ${addresses}`],
  ['See [this](//a.example).\n', `1: The link to “//a.example” ${addresses}`],
  ['See <a>this</a>.\n', `1: The link to “” ${addresses}`],
  ['## 1. One\n\n## 3. Three\n', '3: Section “3. Three” should have the number 2: “## 2. Three”'],
  [
    '## 1. One\n\n## Changes\n\n## 3. Three\n',
    '3: Section “Changes” should have the number 2: “## 2. Changes”',
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
    'One\n\nOf {brand.name\n',
    '3: Unexpected end of file in expression, expected a corresponding closing brace',
  ],
  ["import { A } from '@/a';\n", '1: A text imports nothing: take the line out'],
  [
    '---\ntitle: A\n---\n\n## One\n\n## One\n',
    '7: Section “One” is there twice: give each a title of its own',
  ],
  [
    '---\ntitle: A\n---\n\n<DeviceTable />\n',
    '5: <DeviceTable> is not known: write one of <PageLink />, <MailLink />, <FactSheet />, <PressKit />',
  ],
  ['Words\n\n</div>\n', '3: Unexpected closing slash'],
  ['One\n\n<<<<<<< HEAD\nTwo\n', '3: Unexpected character `<`'],
];

const sound = `Of {name}, {age}. {/* a comment */}

<DeviceTable />

## 1. ¿Qué es “añejo”?

See [One](#que-es-anejo), [two](/#plata), [three](https://a.example), <PageLink to="cookies" />,
<MailLink to="privacy" /> and <a href={responsibleDrinkingUrl}>this</a>.

## Reconocimiento
`;

/** A page of the brand's own, whose headings have no numbers. */
const soundPage = `---
title: “A”
---

Of <PageLink to="faq" />, [a drink](/serves/paloma), [call](tel:+15550100) and <FactSheet />.

## Why?

[Why](#why)
`;

it('names file and line of every mistake that stops the build, and lets the rest be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  const texts = [...mistakes.map(([text]) => text), sound, soundPage];
  const nameOf = (index: number) => join(folder, `${String(index).padStart(2, '0')}.mdx`);
  for (const [index, text] of texts.entries()) writeFileSync(nameOf(index), text);
  try {
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script, folder];
    const problems = JSON.parse(
      execFileSync(process.execPath, node, { encoding: 'utf8' }),
    ) as string[];
    expect(problems).toEqual(
      mistakes.map(([, said], index) => expect.stringContaining(`${nameOf(index)}:${said}`)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
