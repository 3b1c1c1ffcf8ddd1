/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In a process of its own: MDX comes in modules that Jest cannot load. */
const script = `
  const { findLegalFaults } = await import('./scripts/checks/legal-texts.ts');
  console.log(JSON.stringify(await findLegalFaults(process.argv[1])));
`;

function faultsIn(texts: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text);
  try {
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script, folder];
    const said = execFileSync(process.execPath, node, { encoding: 'utf8' });
    return (JSON.parse(said) as string[]).map((fault) => fault.replace(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('names file and line of what would stop the build in a legal text', () => {
  const faults = faultsIn({
    'brace.mdx': '## 1. One\n\nOf {brand.name\n',
    'number.mdx': '## 1. One\n\n## 3. Three\n',
    'sound.mdx': '## 1. One\n\nOf {brand.name}, see [One](#one).\n',
    'tag.mdx': 'Words\n\n</div>\n',
  });
  expect(faults).toEqual([
    expect.stringMatching(/^brace\.mdx:3: .+ closing brace/),
    'number.mdx:3: Section “3. Three” should have the number 2',
    expect.stringMatching(/^tag\.mdx:3: Unexpected closing slash/),
  ]);
});
