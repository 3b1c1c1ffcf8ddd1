import { spawnSync } from 'node:child_process';
import { run } from '@/scripts/run/command';

const node = (code: string) => ({ program: process.execPath, args: ['-e', code] });

test('a letter that arrives in two pieces is one letter', async () => {
  const code = `
    process.stdout.write(Buffer.from([0xe2, 0x9c]));
    setTimeout(() => process.stdout.write(Buffer.from([0x93])), 200);`;
  expect(await run(node(code))).toMatchObject({ code: 0, output: '✓' });
});

test('a program that is not there counts as 127, with its name', async () => {
  const { code, output } = await run({ program: 'no-such-program', args: [] });
  expect(code).toBe(127);
  expect(output).toContain('no-such-program');
});

test('what a command has started ends with it, also where it ends by an error', () => {
  const command = `
    import { start } from './scripts/run/command';
    start({ program: process.execPath, args: ['-e', 'setTimeout(() => {}, 30_000)'] }, { show: true });
    throw new Error('it cannot go on');`;
  const { status, error } = spawnSync(process.execPath, ['--import', 'tsx', '-e', command], {
    // Until nobody has its output open any more, what it has started included.
    timeout: 15_000,
  });
  expect(error).toBeUndefined();
  expect(status).toBe(1);
}, 30_000);
