/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In a process of its own: MDX comes in modules that Jest cannot load. */
const script = `
  const { findLegalProblems } = await import('./scripts/checks/legal-texts.ts');
  console.log(JSON.stringify(await findLegalProblems(process.argv[1])));
`;

const importBrand = "import { brand } from '@/content/brand';\n\n";

function problemsIn(texts: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  try {
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script, folder];
    const said = execFileSync(process.execPath, node, { encoding: 'utf8' });
    return (JSON.parse(said) as string[]).map((problem) => problem.replace(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('names file and line of what would stop the build in a legal text', () => {
  const problems = problemsIn({
    'brace.mdx': '## 1. One\n\nOf {brand.name\n',
    'fact.mdx': `${importBrand}In {brand.company.city},\n{brand.company.town}\n`,
    'imported.mdx': 'Of {brand.name}\n',
    'link.mdx': 'See\n[this](/cookeis).\n',
    'mail.mdx': 'To <MailLink to="privacy" /> or <MailLink to="enquires" />\n',
    'number.mdx': '## 1. One\n\n## 3. Three\n',
    'page.mdx': 'The <PageLink to="cookies" />,\nthe <PageLink to="cookeis" />\n',
    'sound.mdx': `${importBrand}## 1. One\n\nOf {brand.name}, see [One](#one) and <a href="/#plata">Plata</a>.\n`,
    'tag.mdx': 'Words\n\n</div>\n',
  });
  const nothing = 'gives no words: mend the name; content/brand.ts and content/legal/facts.ts';
  expect(problems).toEqual([
    expect.stringMatching(/^brace\.mdx:3: .+ closing brace/),
    `fact.mdx:4: {brand.company.town} ${nothing} have the fields`,
    `imported.mdx:1: {brand.name} ${nothing} have the fields`,
    expect.stringMatching(/^link\.mdx:2: the link to “\/cookeis” leads to no page: write one of/),
    'mail.mdx:1: <MailLink to="enquires"> names nothing that is there: write one of enquiries, privacy',
    'number.mdx:3: Section “3. Three” should have the number 2',
    expect.stringMatching(/^page\.mdx:2: <PageLink to="cookeis"> names nothing that is there/),
    expect.stringMatching(/^tag\.mdx:3: Unexpected closing slash/),
  ]);
});
