/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tool = (file: string) => path.resolve('node_modules', file);
const script = path.resolve('scripts/new-section.ts');
const config = path.resolve('.prettierrc.json');

const made = [
  'app/page.tsx',
  'content/checked-files.ts',
  'content/home/visit-us.ts',
  'components/sections/visit-us/visit-us.tsx',
  'components/sections/visit-us/visit-us.module.scss',
];

describe('npm run new:section', () => {
  let folder: string;
  const run = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, [tool(file), ...args], { cwd: folder, encoding: 'utf8' });
  const create = (name: string) => run('tsx/dist/cli.mjs', script, name);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'section-'));
    cpSync('app/page.tsx', path.join(folder, 'app/page.tsx'));
    mkdirSync(path.join(folder, 'content/home'), { recursive: true });
    cpSync('content/checked-files.ts', path.join(folder, 'content/checked-files.ts'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('mounts a section with words, heading and styles, formatted as the rest', () => {
    expect(create('visit-us')).toMatchObject({ status: 0 });
    expect(read('app/page.tsx')).toMatch(/<VisitUs \/>\s+<About \/>/);
    expect(read('components/sections/visit-us/visit-us.tsx')).toContain(
      'aria-labelledby="visit-us-heading"',
    );
    expect(read('content/checked-files.ts')).toContain(
      "{ file: 'content/home/visit-us.ts', schema: wordTree, value: visitUs },",
    );
    const formatted = run('prettier/bin/prettier.cjs', '--config', config, '--check', ...made);
    expect(formatted.status).toBe(0);
  });

  it('never writes over what is there', () => {
    create('visit-us');
    const before = read('app/page.tsx');
    const again = create('visit-us');
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('exists already');
    expect(read('app/page.tsx')).toBe(before);
  });

  it.each(['', 'Visit', '../out'])('refuses the name "%s"', (name) => {
    expect(create(name)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('kebab case') as string,
    });
  });
});
